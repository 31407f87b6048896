import { flushSync } from 'react-dom';
import type { FormsMessages } from '../../messages/forms.en.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { notify } from '../../ui/toast.ts';
import { fillIn } from '../../messages/fill-in.ts';
import { JobApplicationForm, type ApplicationVacancy } from './job-application-form.tsx';
import type { FormSetting } from '../form-kit/submission-form.tsx';

export type ApplicationDialogProps = {
  open: boolean;
  onClose: () => void;
  vacancy: ApplicationVacancy;
  /** The location in the visitor's language. */
  place: string;
  /** Both come from `formWords('jobApplication', locale)` in the loader. */
  setting: FormSetting;
  words: FormsMessages['jobApplication'];
  /** Told the reference after the application is stored and the dialog has closed. */
  onStored?: (reference: string) => void;
};

/**
 * The application for one vacancy. Load it on use, since few visitors open it:
 *
 *     const ApplicationDialog = lazy(async () => ({
 *       default: (await import('./application-dialog.tsx')).ApplicationDialog,
 *     }));
 *
 * Keep it mounted while `open` is false, then what was entered survives closing it.
 */
export function ApplicationDialog({
  open,
  onClose,
  vacancy,
  place,
  setting,
  words,
  onStored,
}: ApplicationDialogProps) {
  const stored = (reference: string) => {
    // Closed first, so that the notice shows on the page and not in the dialog that goes.
    flushSync(onClose);
    void notify({
      variant: 'success',
      title: words.successTitle,
      description: words.success,
      detail: fillIn(setting.shell.reference, { reference }),
    });
    onStored?.(reference);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading={words.heading}
      closeLabel={words.close}
      notices={setting.notices}
    >
      <p className="mb-6 border-l-2 border-signal pl-4">
        <span className="block font-semibold">{vacancy.title}</span>
        <span className="text-sm text-muted">
          {place} · {vacancy.salary}
        </span>
      </p>
      <JobApplicationForm
        key={vacancy.slug}
        vacancy={vacancy}
        setting={setting}
        words={words}
        onStored={stored}
      />
    </Dialog>
  );
}
