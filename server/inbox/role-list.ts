import { languages, type Locale } from '#domain/edition/editions.ts';
import { foldText, searchWords } from '#domain/edition/text.ts';
import type {
  ListedRole,
  ListedRoles,
  ListedRolesQuery,
  RoleGroup,
} from '#domain/inbox/listed-role.ts';
import { type MandateRow, rowsOfAPage } from '#domain/mandates/mandate-work.ts';
import { stateOn } from '#domain/vacancies/vacancy-state.ts';
import type { Statements } from '#server/db/db.ts';
import { countsOfRoles } from '#server/mandates/people-of-role.ts';
import { everyMandate, nextDates } from '#server/mandates/read-mandates.ts';
import { colleagues } from '#server/people/people.ts';
import {
  fits,
  storedVacancies,
  type StoredVacancy,
  titleFor,
} from '#server/vacancies/vacancies.ts';
import { catalogue } from '#content/catalogue.server.ts';

type Asked = ListedRolesQuery & { personId: string; now: number; reader: Locale };

type Found = Omit<ListedRole, 'people' | 'next'> & { changedAt: number; text: string };

/** Mandates and adverts together, each role once: a page of those that a search finds. */
export async function listRoles(db: Statements, asked: Asked): Promise<ListedRoles> {
  const [stored, mandates, people] = await Promise.all([
    storedVacancies(db),
    everyMandate(db),
    colleagues(db),
  ]);
  const terms = searchWords(asked.q);
  const found = rolesOf(stored, mandates, asked).filter(({ text }) =>
    terms.every((term) => text.includes(term)),
  );
  const owner = asked.owner === 'me' ? asked.personId : asked.owner;
  const owned = owner ? found.filter((role) => role.owner === owner) : found;
  const count = (group: RoleGroup) => owned.filter(isIn(group)).length;
  const listed = owned.filter(isIn(asked.group));
  const page = listed.slice(asked.from, asked.from + rowsOfAPage);
  const end = asked.from + page.length;
  return {
    rows: await withPeopleAndDates(db, page),
    counts: { current: count('current'), ended: count('ended'), all: owned.length },
    mine: found.filter(isIn(asked.group)).filter((role) => role.owner === asked.personId).length,
    next: end < listed.length ? end : null,
    people,
    unfit: stored.flatMap(({ id, slug, reference, revision, unfit }) =>
      unfit && revision > 0 ? [{ id, slug, reference, issues: unfit.issues }] : [],
    ),
  };
}

/** The last change first. */
function rolesOf(
  stored: readonly StoredVacancy[],
  mandates: readonly MandateRow[],
  asked: Asked,
): Found[] {
  const ofAdvert = new Map(mandates.map((mandate) => [mandate.vacancyId, mandate]));
  // A draft may be incomplete; what was published and cannot be read is named apart.
  const adverts = stored.filter((one) => fits(one) || one.revision === 0);
  const shown = new Set(adverts.map(({ id }) => id));
  const withoutAdvert = mandates.filter(({ vacancyId }) => !vacancyId || !shown.has(vacancyId));
  return [
    ...adverts.map((advert) => roleOf(advert, ofAdvert.get(advert.id), asked)),
    ...withoutAdvert.map((mandate) => roleOf(undefined, mandate, asked)),
  ].toSorted((one, other) => other.changedAt - one.changedAt);
}

function roleOf(
  advert: StoredVacancy | undefined,
  mandate: MandateRow | undefined,
  { now, reader }: Asked,
): Found {
  const title = (advert && titleFor(advert, reader)) || mandate?.role || advert?.reference || '';
  const said = advert && fits(advert) ? advert.vacancy : undefined;
  const titles = said ? languages(catalogue().firm).map((language) => said[language].title) : [];
  const searched = [
    title,
    ...titles,
    mandate?.role,
    mandate?.employer,
    advert?.reference,
    advert?.slug,
    said?.location,
  ];
  return {
    title,
    mandate: mandate ? { id: mandate.id, employer: mandate.employer, state: mandate.state } : null,
    advert: advert
      ? {
          id: advert.id,
          reference: advert.reference,
          state: said ? stateOn(catalogue().firm, said, new Date(now)) : ({ is: 'draft' } as const),
          hasDraft: advert.hasDraft,
          sample: said?.sample === true,
        }
      : null,
    owner: mandate?.owner ?? null,
    changedAt: Math.max(advert?.changedAt ?? 0, mandate?.changedAt ?? 0),
    text: foldText(searched.filter(Boolean).join(' ')),
  };
}

function isIn(group: RoleGroup) {
  return ({ mandate, advert }: Found) => {
    const isOut = advert?.state.is === 'open' || advert?.state.is === 'scheduled';
    const isDrafted = advert?.state.is === 'draft' && mandate === null;
    const isCurrent = isOut || isDrafted || mandate?.state === 'open';
    return group === 'all' || isCurrent === (group === 'current');
  };
}

async function withPeopleAndDates(db: Statements, page: readonly Found[]): Promise<ListedRole[]> {
  const mandates = page.flatMap(({ mandate }) => mandate ?? []);
  const keys = page.map(({ advert, mandate }) => ({
    vacancyId: advert?.id ?? null,
    mandateId: mandate?.id ?? null,
  }));
  const [counts, dates] = await Promise.all([countsOfRoles(db, keys), nextDates(db, mandates)]);
  return page.map(({ changedAt: _changed, text: _text, ...role }) => {
    const { advert, mandate } = role;
    const date = mandate && dates.get(mandate.id);
    const until = advert?.state.is === 'open' ? advert.state.until : undefined;
    const closing = until ? { kind: 'closes' as const, name: '', day: until } : null;
    const settling = date ? { kind: date.kind, name: date.name, day: date.day } : null;
    const [next = null] = [settling, closing]
      .filter((one) => one !== null)
      .toSorted((one, other) => one.day.localeCompare(other.day));
    return { ...role, people: counts.get(advert?.id ?? mandate?.id ?? '') ?? null, next };
  });
}
