import { useCallback, useState, type ReactNode } from 'react';
import type { VacancySummary } from '../../domain/vacancy/summary.ts';
import type { FormProps } from '../form-kit/form-setting.ts';
import { ApplicationDialog } from './application-dialog.tsx';

/** What `formProps(catalogue, 'job-application', locale)` gives. */
export type ApplicationForm = FormProps<'job-application'>;

/** One dialog for all cards, kept mounted once opened, and the references of what was sent. */
export function useApplication(
  form: ApplicationForm,
  optionNames: Readonly<Record<string, string>>,
): {
  apply: (vacancy: VacancySummary) => void;
  references: ReadonlyMap<string, string>;
  dialog: ReactNode;
} {
  const [vacancy, setVacancy] = useState<VacancySummary>();
  const [open, setOpen] = useState(false);
  const [references, setReferences] = useState<ReadonlyMap<string, string>>(new Map());
  const apply = useCallback((chosen: VacancySummary) => {
    setVacancy(chosen);
    setOpen(true);
  }, []);
  const dialog = vacancy && (
    <ApplicationDialog
      {...form}
      open={open}
      onClose={() => setOpen(false)}
      vacancy={vacancy}
      place={optionNames[vacancy.location] ?? vacancy.location}
      onStored={(reference) =>
        setReferences((known) => new Map(known).set(vacancy.slug, reference))
      }
    />
  );
  return { apply, references, dialog };
}
