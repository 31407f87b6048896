import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import type { VacancySummary } from '../../domain/vacancy/summary.ts';
import type { FormProps } from '../form-kit/form-setting.ts';
import type { Messages } from '../../messages/en.ts';
import { applicationSent } from './sent-applications.ts';

const ApplicationDialog = lazy(async () => ({
  default: (await import('./application-dialog.tsx')).ApplicationDialog,
}));

/** What `formProps(catalogue, 'job-application', locale)` gives. */
export type ApplicationForm = FormProps<'job-application'>;

/** The application dialog, loaded when it is first opened and kept from then on. */
export function useApplication(
  form: ApplicationForm,
  words: Messages['vacancies'],
): { apply: (vacancy: VacancySummary) => void; dialog: ReactNode } {
  const [vacancy, setVacancy] = useState<VacancySummary>();
  const [open, setOpen] = useState(false);
  const apply = useCallback((chosen: VacancySummary) => {
    setVacancy(chosen);
    setOpen(true);
  }, []);
  const dialog = vacancy && (
    <Suspense>
      <ApplicationDialog
        open={open}
        onClose={() => setOpen(false)}
        vacancy={vacancy}
        place={words.options[vacancy.location] ?? vacancy.location}
        setting={form.setting}
        words={form.words}
        onStored={(reference) => applicationSent(vacancy.slug, reference)}
      />
    </Suspense>
  );
  return { apply, dialog };
}
