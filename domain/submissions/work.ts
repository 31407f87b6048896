import { z } from 'zod';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import { tagSchema, tagsSchema } from './tags.ts';

export const workStates = ['new', 'in-work', 'answered', 'closed'] as const;
export type WorkState = (typeof workStates)[number];

/** Why a submission is quarantined. */
export type Suspicion = 'honeypot' | 'too-fast';

/** All deliveries of a submission in one word; `failing` has failed and is retried. */
export const deliverySummaries = [
  'none',
  'held',
  'waiting',
  'failing',
  'delivered',
  'abandoned',
] as const;
export type DeliverySummary = (typeof deliverySummaries)[number];

/** One line of the inbox. Times are milliseconds since 1970. */
export type InboxRow = {
  id: string;
  reference: string;
  kind: SubmissionKind;
  /** Of the sender. */
  name: string;
  /** The role applied for, the subject of a message, the role of a brief. */
  about: string;
  receivedAt: number;
  dueAt: number | null;
  /** When its sender wrote, and nobody has answered since. */
  repliedAt: number | null;
  state: WorkState;
  /** The id of a person. */
  owner: string | null;
  tags: string[];
  delivery: DeliverySummary;
  suspicion: Suspicion | null;
  hasFile: boolean;
  withdrawn: boolean;
  /** Erasure was requested: shown without content until it is deleted. */
  restricted: boolean;
  sample: boolean;
  /** What a change must name: a stale one is refused. */
  version: number;
};

export type InboxCounts = Record<WorkState, number> & {
  /** Not answered or closed, and the last to write was the sender. */
  replied: number;
  /** Not answered or closed, and the promised time has passed. */
  overdue: number;
  /** Neither answered nor closed. */
  mine: number;
  unassigned: number;
  quarantined: number;
};

/** Somebody who owns or looks at submissions. Who was removed may still own some. */
export type Colleague = { id: string; name: string; removed: boolean };

/**
 * `counts` are over everything, whatever the filter: what is quarantined or restricted apart. Each is
 * 1,001 for more than `maxCounted`.
 */
export type Inbox = {
  /** A page of those that match, in the order of the filter. `total` counts them all; 1,001 is more. */
  rows: InboxRow[];
  /** Where the next page begins, if there is one. */
  next: string | null;
  total: number;
  /** The same of what a search finds, if these are few; null without a search. */
  found: InboxCounts | null;
  counts: InboxCounts;
  /** Whose ids rows name as owner, and whom one can be assigned to. */
  people: Colleague[];
  /** All that are in use. */
  tags: string[];
  /** Of a search, the roles that it names; of a list of one role's people, that role. */
  roles: FoundRole[];
};

/** A role, in the first language that it has a title in, and how many people it has. */
export type FoundRole = { id: string; reference: string; title: string; people: number };

/** More are read with the whole list: the ids of a request stand in its address. */
export const maxAskedRows = 100;

export const inboxPageSize = 60;
export const maxInboxPage = 600;

/** A place in the order of a list: what it is ordered by, and the id, which no two rows share. */
export type ListPlace = { at: number; id: string };

function placeIn(text: string): ListPlace {
  const [at = '', id = ''] = text.split('_');
  return { at: Number(at), id };
}

/** After which row a page begins, and how long it is: a list that is read anew stays as long as it was. */
export const inboxPageSchema = z.object({
  after: z
    .string()
    .regex(/^-?\d{1,16}_[\w-]{1,40}$/)
    .transform(placeIn)
    .optional(),
  limit: z.coerce.number().int().min(1).max(maxInboxPage).catch(inboxPageSize),
});
export type InboxListPage = z.infer<typeof inboxPageSchema>;

/**
 * The order of lists: what is due first, replies and then the longest overdue on top, or the newest
 * first.
 */
export const inboxSorts = ['due', 'received'] as const;
export type InboxSort = (typeof inboxSorts)[number];

/** Only these rows of the list, as far as they match; `total` and `counts` stay those of all. */
export const askedRowsSchema = z.object({
  ids: z
    .string()
    .transform((ids) => ids.split(','))
    .pipe(z.array(z.uuid()).max(maxAskedRows))
    .optional(),
});

/** The inbox's filter as it stands in the address; `q` is the search. */
export const inboxFilterSchema = z.object({
  q: z.string().trim().max(200).optional(),
  state: z.enum(['open', ...workStates, 'all']).catch('open'),
  kind: z.string().max(40).optional(),
  /** `me`, `none` or the id of a person. */
  owner: z.string().max(40).optional(),
  /** Why it is to be done now. */
  due: z.enum(['replied', 'overdue', 'today']).optional().catch(undefined),
  tag: tagSchema.optional().catch(undefined),
  delivery: z.enum(deliverySummaries).optional().catch(undefined),
  /** The id of a vacancy: who applied for it, and who is considered for its mandate. */
  vacancy: z.string().max(40).optional(),
  quarantine: z.enum(['yes', 'no']).catch('no'),
  sort: z.enum(inboxSorts).optional().catch(undefined),
});
export type InboxFilter = z.infer<typeof inboxFilterSchema>;
export const usualFilter: InboxFilter = { state: 'open', quarantine: 'no' };

/** What waits for an answer comes by its due time; of everything else the newest is first. */
export function sortOf({ sort, state, q, quarantine }: InboxFilter): InboxSort {
  if (sort) return sort;
  const waits = state === 'open' || state === 'new' || state === 'in-work';
  return waits && !q && quarantine === 'no' ? 'due' : 'received';
}

/** Replies come first, the newest on top, and those that are never due last. */
export function listPlaceOf(row: InboxRow, sort: InboxSort): ListPlace {
  const { id, repliedAt, dueAt, receivedAt } = row;
  if (sort === 'received') return { id, at: receivedAt };
  return { id, at: repliedAt === null ? (dueAt ?? neverDue) : -repliedAt };
}

/** Whether somebody of the desk has to answer it. */
export function isOpenWork({ state }: Pick<InboxRow, 'state'>): boolean {
  return state === 'new' || state === 'in-work';
}

/** As the server orders a list and as `next` names a place in it. */
export function inOrderOfList(sort: InboxSort) {
  const direction = sort === 'due' ? 1 : -1;
  return (one: ListPlace, other: ListPlace) =>
    direction * (one.at - other.at || (one.id > other.id ? 1 : one.id < other.id ? -1 : 0));
}

export function isBefore(row: InboxRow, next: string, sort: InboxSort): boolean {
  return inOrderOfList(sort)(listPlaceOf(row, sort), placeIn(next)) <= 0;
}

/** Beyond any date; both databases store it as a whole number. */
export const neverDue = Number.MAX_SAFE_INTEGER;

/** A field for a date takes years of four digits, and a date has no time far beyond them. */
const lastDueAt = Date.UTC(9999, 11, 31);

/**
 * What a person changes about one or several submissions. Assigning a new one puts it in work,
 * unless the change names a state. `view` is the list that the person looks at.
 */
export const workChangeSchema = z.strictObject({
  items: z
    .array(z.strictObject({ id: z.uuid(), version: z.number().int() }))
    .min(1)
    .max(500),
  change: z
    .strictObject({
      state: z.enum(workStates).optional(),
      owner: z.uuid().nullable().optional(),
      dueAt: z.number().int().positive().max(lastDueAt).optional(),
      tags: tagsSchema.optional(),
    })
    .refine((change) => Object.keys(change).length > 0),
  view: inboxFilterSchema.default(usualFilter),
});
export type WorkChange = z.infer<typeof workChangeSchema>;
/** State, owner, due time and tags, those that change. */
export type WorkValues = WorkChange['change'];

/** Those that were changed, and the present rows of those that somebody else changed meanwhile. */
export type WorkResult = { changed: InboxRow[]; stale: InboxRow[]; gone: string[] };

/** `inbox` holds those of the named rows that are in the view now, and its counts. */
export type WorkChanged = WorkResult & { inbox: Inbox };

export const noteSchema = z.strictObject({
  text: z.string().trim().min(1).max(5_000),
  /** Comes from the browser: the same note posted again is the same note. */
  key: z.uuid(),
});
export type NewNote = z.infer<typeof noteSchema>;

export type Note = { id: string; by: string; writtenAt: number; text: string };
