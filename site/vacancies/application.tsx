import { useCallback, useState, type ReactNode } from 'react';
import type { VacancySummary } from '#domain/vacancies/summary.ts';
import type { FormProps } from '#site/form-kit/form-setting.ts';
import type { Receipt } from '#site/form-kit/send-submission.ts';
import { ApplicationDialog } from './application-dialog.tsx';
import type { ApplicationPlace } from './job-application-form.tsx';

/** What `formProps(catalogue, 'job-application', locale)` gives, and what each location decides. */
export type ApplicationForm = FormProps<'job-application'> & {
  places: Readonly<Record<string, ApplicationPlace>>;
};

/** One dialog for all cards, kept mounted once opened, and the receipts of what was sent. */
export function useApplication(
  { places, ...form }: ApplicationForm,
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
  const place = vacancy && places[vacancy.location];
  const dialog = vacancy && place && (
    <ApplicationDialog
      {...form}
      open={open}
      onClose={() => setOpen(false)}
      vacancy={vacancy}
      place={place}
      placeName={optionNames[vacancy.location] ?? vacancy.location}
      onStored={(receipt) => setReceipts((known) => new Map(known).set(vacancy.slug, receipt))}
    />
  );
  return { apply, receipts, dialog };
}
