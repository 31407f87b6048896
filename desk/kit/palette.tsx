/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the combobox pattern of WAI-ARIA */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { foldText } from '#domain/edition/text.ts';
import type { SubmissionDetail } from '#domain/submissions/submission-detail.ts';
import type { Inbox } from '#domain/submissions/work.ts';
import type { FoundContact } from '#domain/inbox/contact.ts';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialog.tsx';
import { ask } from './api.ts';
import { denseControlLook } from './controls.tsx';
import { screenAddress, type PaletteAct, screensFor } from './screens.ts';
import { usePerson } from './session.ts';
import { deskWords } from './words.ts';

const words = deskWords.kit.palette;

/** Finds somebody who wrote to us, a role, a submission, a colleague, a page or an act by typing. */
export function Palette({
  acts,
  begun,
  onClose,
}: {
  /** What the page can do at this moment. */
  acts: readonly PaletteAct[];
  /** What was typed before it was loaded. */
  begun: string;
  onClose: () => void;
}) {
  const [text, setText] = useState(begun);
  const [at, setAt] = useState(0);
  const id = useId();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { role } = usePerson();
  const sought = useDeferredValue(text.trim());
  const { data: found } = useQuery({
    queryKey: ['palette', sought],
    queryFn: ({ signal }) =>
      ask(
        'GET /inbox',
        {},
        {
          query: new URLSearchParams({ state: 'all', limit: '8', q: sought }).toString(),
          signal,
        },
      ),
    enabled: sought.length > 1,
    placeholderData: keepPreviousData,
  });
  const { data: contacts = [] } = useQuery({
    queryKey: ['palette-contacts', sought],
    queryFn: ({ signal }) =>
      ask('GET /contacts', {}, { query: new URLSearchParams({ q: sought }).toString(), signal }),
    enabled: sought.length > 1,
    placeholderData: keepPreviousData,
  });
  const entries = entriesFor(text, {
    acts,
    found: sought.length > 1 ? found : undefined,
    contacts: sought.length > 1 ? contacts : [],
    recent: client
      .getQueriesData<SubmissionDetail>({ queryKey: ['submission'] })
      .flatMap(([, detail]) => detail ?? [])
      .toReversed(),
    pages: [
      ...screensFor(role, 'bar').filter((screen) => screen !== 'administration'),
      ...screensFor(role, 'administration'),
    ].map((screen) => ({ name: deskWords.kit.nav[screen], to: screenAddress(screen) })),
    go: (address) => void navigate(address, { state: { focus: 'heading' } }),
  });
  const active = Math.min(at, entries.length - 1);
  const choose = (index: number) => {
    onClose();
    entries[index]?.run();
  };
  return (
    <Dialog open onClose={onClose} heading={words.heading} closeLabel={words.close}>
      <input
        type="text"
        role="combobox"
        aria-label={words.field}
        aria-expanded={entries.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={entries[active] && `${id}-${active}`}
        aria-autocomplete="list"
        placeholder={words.field}
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
        onKeyDown={(event) => {
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (step) {
            event.preventDefault();
            setAt((active + step + entries.length) % Math.max(1, entries.length));
          }
          if (event.key === 'Enter') choose(active);
        }}
        className={denseControlLook}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={words.results}
        className="mt-3 grid max-h-[50dvh] grid-cols-[minmax(0,1fr)] overflow-y-auto"
      >
        {entries.map(({ id: key, group, name, about }, index) => (
          <div
            key={key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            ref={index === active ? (option) => option?.scrollIntoView({ block: 'nearest' }) : null}
            onClick={() => choose(index)}
            onKeyDown={() => {}}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center gap-x-3 rounded-sm px-3 hover:bg-ink/5',
              index === active && 'bg-ink/10',
            )}
          >
            <span className="min-w-0 truncate font-medium">{name}</span>
            <span className="min-w-0 flex-1 truncate text-muted">{about}</span>
            <span className="text-xs text-muted">{words.groups[group]}</span>
          </div>
        ))}
      </div>
      <output className="block pt-3 text-muted">{entries.length === 0 && words.nothing}</output>
    </Dialog>
  );
}

type Group = keyof typeof deskWords.kit.palette.groups;
type Entry = {
  id: string;
  group: Group;
  name: string;
  /** What tells it from others of the same name. */
  about?: string;
  run: () => void;
};

const maxFound = 8;

/**
 * What can be chosen for a text: recent ones, acts and pages first, then what the server finds,
 * people before submissions.
 */
export function entriesFor(
  text: string,
  {
    acts,
    recent,
    found,
    contacts,
    pages,
    go,
  }: {
    acts: readonly PaletteAct[];
    recent: readonly SubmissionDetail[];
    found: Inbox | undefined;
    contacts: readonly FoundContact[];
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
  // A row for each person, and not one for each of their submissions.
  const known = new Set([...lately.map(({ id }) => id), ...contacts.flatMap(({ ids }) => ids)]);
  const searched = words.length > 0 ? found : undefined;
  return [
    ...lately.slice(0, maxFound).map((row) => submission('recent', row)),
    ...acts
      .filter(({ name }) => fits(name))
      .map(({ name, run }): Entry => ({ id: `act-${name}`, group: 'act', name, run })),
    ...pages
      .filter(({ name }) => fits(name))
      .map(({ name, to }): Entry => ({ id: `page-${to}`, group: 'page', name, run: () => go(to) })),
    ...(words.length > 0 ? contacts : []).map(({ id, name, email, about }): Entry => ({
      id: `contact-${id}`,
      group: 'contact',
      name,
      about: [email, about].filter(Boolean).join(' · '),
      run: () => go(`/contacts/${id}`),
    })),
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
