import type { ShellWords } from '#words/forms.en.ts';
import { failureDetail } from './failure-text.ts';
import type { Answer } from './send-submission.ts';

/** That a form was not sent, and what the visitor can do about it. */
export function SendingFailure({
  answer,
  failure,
  shell,
}: {
  answer: Answer;
  failure: string;
  shell: ShellWords;
}) {
  const cancelled = answer.is === 'cancelled';
  return (
    <p
      role={cancelled ? 'status' : 'alert'}
      className="rounded-md border border-l-4 border-danger bg-danger-surface p-4 text-sm"
    >
      {cancelled ? shell.cancelled : `${failure} ${failureDetail(answer, shell)}`}
    </p>
  );
}
