import type { SubmissionDetail } from '#domain/submissions/submission-detail.ts';
import type { Inbox } from '#domain/submissions/work.ts';
import { foldText } from '#domain/edition/fold-text.ts';
import { deskWords } from './words.ts';
import type { PaletteAct } from './palette-acts.ts';

export type Group = keyof typeof deskWords.kit.palette.groups;
export type Entry = {
  id: string;
  group: Group;
  name: string;
  /** What tells it from others of the same name. */
  about?: string;
  run: () => void;
};

const maxFound = 8;

/** What can be chosen for a text: recent ones, acts and pages first, then what the server finds. */
export function entriesFor(
  text: string,
  {
    acts,
    recent,
    found,
    pages,
    go,
  }: {
    acts: readonly PaletteAct[];
    recent: readonly SubmissionDetail[];
    found: Inbox | undefined;
    pages: readonly { name: string; to: string }[];
    go: (address: string) => void;
  },
): Entry[] {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  const fits = (name: string) => words.every((word) => foldText(name).includes(word));
  const submission = (
    group: Group,
    { id, name, reference, about, state, kind }: InboxRow,
  ): Entry => ({
    id: `${group}-${id}`,
    group,
    name: name || reference,
    about: `${about || deskWords.submissions.kinds[kind]} · ${deskWords.submissions.states[state]}`,
    run: () => go(`/submissions/${id}`),
  });
  const lately = recent.map(({ row }) => row).filter(({ name, about }) => fits(`${name} ${about}`));
  const known = new Set(lately.map(({ id }) => id));
  const searched = words.length > 0 ? found : undefined;
  return [
    ...lately.slice(0, maxFound).map((row) => submission('recent', row)),
    ...acts
      .filter(({ name }) => fits(name))
      .map(({ name, run }): Entry => ({ id: `act-${name}`, group: 'act', name, run })),
    ...pages
      .filter(({ name }) => fits(name))
      .map(({ name, to }): Entry => ({ id: `page-${to}`, group: 'page', name, run: () => go(to) })),
    ...(searched?.rows ?? [])
      .filter(({ id }) => !known.has(id))
      .slice(0, maxFound)
      .map((row) => submission('submission', row)),
    ...(searched?.roles ?? []).map(({ id, title, reference }): Entry => ({
      id: `role-${id}`,
      group: 'role',
      name: title,
      about: reference,
      run: () => go(`/vacancies/${id}?view=people`),
    })),
    ...(searched?.people ?? [])
      .filter(({ name }) => fits(name))
      .map(({ id, name }): Entry => ({
        id: `person-${id}`,
        group: 'person',
        name,
        run: () => go(`/inbox?owner=${id}`),
      })),
  ];
}

type InboxRow = SubmissionDetail['row'];
