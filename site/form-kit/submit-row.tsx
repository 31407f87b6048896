import type { ShellWords } from '#words/forms.en.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Progress } from '#ui/progress.tsx';
import type { AnyFormWords } from './form-setting.ts';
import { fillIn } from '#words/fill-in.ts';
import { SendingFailure } from './sending-failure.tsx';
import type { Phase } from './use-submission.ts';

/** The button of a form, with progress or failure. */
export function SubmitRow({
  phase,
  words,
  shell,
  fileName,
  blocked,
  onCancel,
}: {
  phase: Phase;
  words: AnyFormWords;
  shell: ShellWords;
  fileName: string | undefined;
  blocked: boolean;
  onCancel: () => void;
}) {
  const sending = phase.is === 'sending';
  return (
    <div
      // While a file uploads, button and progress stay in view, also in a dialog that scrolls.
      className={classNames(
        'grid gap-4',
        sending && fileName && 'sticky bottom-0 z-10 bg-surface py-3',
      )}
    >
      {phase.is === 'failed' && !phase.arrived && (
        <SendingFailure answer={phase.answer} failure={words.failure} shell={shell} />
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {/* Not disabled while sending: the focus would be lost with it. A second press is ignored. */}
        <Button type="submit" size="lg" aria-disabled={sending || blocked || undefined}>
          {sending ? words.busy : words.submit}
        </Button>
        {sending && fileName ? (
          <Button variant="secondary" onClick={onCancel}>
            {shell.cancel}
          </Button>
        ) : (
          <p className="text-sm text-muted">{shell.requiredNote}</p>
        )}
      </div>
      {sending && phase.percent !== undefined && fileName && (
        <Progress label={fillIn(shell.uploading, { name: fileName })} percent={phase.percent} />
      )}
    </div>
  );
}
