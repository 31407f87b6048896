import { Link } from 'react-router';
import { deskWords } from '#desk/kit/words.ts';
import type { InboxCounts, InboxFilter } from '#domain/submissions/work.ts';
import { isUsual } from './use-inbox.ts';

const words = deskWords.inbox.empty;

/** Why nothing is listed, and what to do about it. */
export function EmptyList({ filter, counts }: { filter: InboxFilter; counts: InboxCounts }) {
  const { new: fresh, 'in-work': inWork, answered, closed, quarantined } = counts;
  if (fresh + inWork + answered + closed + quarantined === 0) {
    return <Message heading={words.nothingYet} text={words.nothingYetHint} />;
  }
  if (isUsual(filter)) {
    return (
      <Message heading={words.allDone} text={words.allDoneHint}>
        <Way to="?state=all">{words.showAll}</Way>
      </Message>
    );
  }
  const onlySpam = filter.quarantine === 'yes' && quarantined === 0;
  return (
    <Message
      heading={onlySpam ? words.noSpam : words.noMatch}
      text={onlySpam ? words.noSpamHint : words.noMatchHint}
    >
      <Way to="?">{words.showOpen}</Way>
    </Message>
  );
}

function Message({
  heading,
  text,
  children,
}: {
  heading: string;
  text: string;
  children?: React.ReactNode;
}) {
  return (
    <div className="m-auto grid max-w-md justify-items-center gap-3 p-8 text-center">
      <h2 className="text-lg">{heading}</h2>
      <p className="text-muted">{text}</p>
      {children}
    </div>
  );
}

function Way({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="font-medium text-accent underline underline-offset-4">
      {children}
    </Link>
  );
}
