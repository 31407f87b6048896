import { useCallback, useState, type ReactNode } from 'react';
import type { VacancySummary } from '../../domain/vacancy/summary.ts';
import type { Recipients } from '../../messages/partner-words.ts';
import type { FormProps } from '../form-kit/form-setting.ts';
import type { Receipt } from '../form-kit/send-submission.ts';
import { ApplicationDialog } from './application-dialog.tsx';

/** What `formProps(catalogue, 'job-application', locale)` gives, and who receives it by place. */
export type ApplicationForm = FormProps<'job-application'> & {
  recipients: Readonly<Record<string, Recipients>>;
};

/** One dialog for all cards, kept mounted once opened, and the receipts of what was sent. */
export function useApplication(
  { recipients, ...form }: ApplicationForm,
  optionNames: Readonly<Record<string, string>>,
): {
  apply: (vacancy: VacancySummary) => void;
  receipts: ReadonlyMap<string, Receipt>;
  dialog: ReactNode;
} {
  const [vacancy, setVacancy] = useState<VacancySummary>();
  const [open, setOpen] = useState(false);
  const [receipts, setReceipts] = useState<ReadonlyMap<string, Receipt>>(new Map());
  const apply = useCallback((chosen: VacancySummary) => {
    setVacancy(chosen);
    setOpen(true);
  }, []);
  const receivers = vacancy && recipients[vacancy.location];
  const dialog = vacancy && receivers && (
    <ApplicationDialog
      {...form}
      open={open}
      onClose={() => setOpen(false)}
      vacancy={vacancy}
      recipients={receivers}
      place={optionNames[vacancy.location] ?? vacancy.location}
      onStored={(receipt) => setReceipts((known) => new Map(known).set(vacancy.slug, receipt))}
    />
  );
  return { apply, receipts, dialog };
}
