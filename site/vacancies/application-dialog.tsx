import { flushSync } from 'react-dom';
import type { FormProps } from '#site/form-kit/form-props.ts';
import type { Receipt } from '#site/form-kit/send-submission.ts';
import { Dialog } from '#ui/dialog.tsx';
import {
  type ApplicationPlace,
  type ApplicationVacancy,
  JobApplicationForm,
} from './job-application-form.tsx';

type ApplicationDialogProps = Omit<FormProps<'job-application'>, 'refused'> & {
  open: boolean;
  onClose: () => void;
  vacancy: ApplicationVacancy;
  place: ApplicationPlace;
  /** The location in the visitor's language. */
  placeName: string;
  /** Told after the application is stored and the dialog has closed. */
  onStored?: (receipt: Receipt) => void;
};

/**
 * The application for one vacancy. Keep it mounted while `open` is false, then what was entered
 * survives closing it.
 */
export function ApplicationDialog({
  open,
  onClose,
  vacancy,
  place,
  placeName,
  setting,
  words,
  onStored,
}: ApplicationDialogProps) {
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
          {placeName} · {vacancy.salary}
        </span>
      </p>
      <JobApplicationForm
        key={vacancy.slug}
        vacancy={vacancy}
        place={place}
        setting={setting}
        words={words}
        // Closed first, so that the notice shows on the page and not in the dialog that goes.
        beforeNotice={() => flushSync(onClose)}
        onStored={onStored}
      />
    </Dialog>
  );
}
