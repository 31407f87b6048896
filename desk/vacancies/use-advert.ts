import type { VacancyAction } from '#domain/vacancies/vacancy-work.ts';
import { deskWords } from '#desk/kit/words.ts';
import { useEditedDocument } from '#desk/editor/edited-document.ts';
import { ask } from '#desk/kit/api.ts';
import { useAct } from '#desk/kit/use-act.ts';
import { fieldsOf, type VacancyFields } from './vacancy-fields.ts';

const words = deskWords.vacancies;

export const vacanciesKey = ['vacancies'];

/** The advert that is edited, its fields as they are typed. */
export function useAdvert() {
  const { detail, draft } = useEditedDocument();
  return {
    detail,
    draft,
    advert: detail.advert!,
    fields: fieldsOf(draft.content as object),
    change: draft.change as (update: (before: VacancyFields) => VacancyFields) => void,
  };
}

/** Publishing and its kin. What was typed stays saved when it is refused. */
export function useStateAct() {
  const { detail, draft } = useEditedDocument();
  return useAct({
    act: async (action: VacancyAction) => {
      const version = await draft.flush();
      return ask('POST /vacancies/:id/state', { id: detail.id }, { body: { version, action } });
    },
    done: (_, action) => words.done[action.do],
    onDone: draft.accept,
    onRefused: draft.refused,
  });
}
