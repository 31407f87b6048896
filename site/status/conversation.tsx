import { statusPath } from '#domain/address/paths.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { RefusedReply, SubmissionStatus } from '#domain/status/shown-status.ts';
import type { ShellWords } from '#words/forms.en.ts';
import type { StatusWords } from '#words/status.en.ts';
import { Button } from '#ui/button.tsx';
import { ReplyForm } from './reply-form.tsx';
import { Thread } from './thread.tsx';

/** What both sides wrote, the form for a reply, and what mails about answers hold. */
export function Conversation({
  submission,
  refused,
  locale,
  words,
  shell,
}: {
  submission: SubmissionStatus;
  refused: RefusedReply | undefined;
  locale: Locale;
  words: StatusWords;
  shell: ShellWords;
}) {
  const { token, messages, withdrawnAt, answersByMail } = submission;
  const form = withdrawnAt === null && (
    <ReplyForm
      token={token}
      seen={messages.length}
      refused={refused}
      words={words.reply}
      shell={shell}
    />
  );
  return (
    <section id="conversation" className="scroll-mt-24">
      <h2 className="text-xl">{words.thread.heading}</h2>
      {/* A refused reply comes first: its sender is here because of it. */}
      {refused && form}
      {messages.length > 0 && (
        <Thread messages={messages} token={token} locale={locale} words={words.thread} />
      )}
      {!refused && form}
      {withdrawnAt !== null && <p className="mt-4 text-muted">{words.reply.withdrawn}</p>}
      {withdrawnAt === null && answersByMail !== null && (
        <AnswersByMail token={token} inFull={answersByMail} words={words.answersByMail} />
      )}
    </section>
  );
}

function AnswersByMail({
  token,
  inFull,
  words,
}: {
  token: string;
  inFull: boolean;
  words: StatusWords['answersByMail'];
}) {
  const present = inFull ? 'full' : 'notice';
  const other = inFull ? 'notice' : 'full';
  return (
    <form
      method="post"
      action={statusPath(token, 'answers-by-mail')}
      className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-sm"
    >
      <p className="text-muted">{words.now[present]}</p>
      <Button type="submit" variant="secondary" name="choice" value={other}>
        {words.choose[other]}
      </Button>
    </form>
  );
}
