import { fillIn } from '#words/fill-in.ts';
import { deskWords } from '#desk/kit/words.ts';
import { useConnection } from '#desk/kit/live-events.ts';
import { useOnline } from '#desk/kit/use-online.ts';
import { clockTime } from '#desk/kit/times.ts';

const words = deskWords.inbox.connection;

/** Says when what is shown may be old. */
export function ConnectionBar() {
  const connection = useConnection();
  // The frame says when the browser itself is offline.
  const online = useOnline();
  return (
    <output className="block">
      {online && connection.state === 'offline' && (
        <span className="block border-b border-danger bg-danger-surface px-4 py-2 font-medium">
          {fillIn(words.offline, { time: clockTime(connection.since) })}
        </span>
      )}
      {online && connection.state === 'interrupted' && (
        <span className="block border-b border-line bg-sunken px-4 py-2">{words.interrupted}</span>
      )}
    </output>
  );
}
