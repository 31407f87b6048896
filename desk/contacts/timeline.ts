import type { ContactSubmission } from '#domain/inbox/contact.ts';
import type { CandidacyStep } from '#domain/mandates/mandate.ts';
import type { Note } from '#domain/submissions/work.ts';
import type { Message } from '#domain/threads/message.ts';

type Happening =
  | { what: 'sent' }
  | { what: 'message'; message: Message }
  | { what: 'note'; note: Note }
  | { what: 'step'; step: CandidacyStep; role: string; employer: string };

/** Something that happened with a contact, and the submission that it belongs to. */
export type TimelineEntry = { at: number; key: string; of: ContactSubmission } & Happening;

/** What both sides wrote, noted and did, over all submissions, the newest first. */
export function contactTimeline(submissions: readonly ContactSubmission[]): TimelineEntry[] {
  return submissions
    .filter(({ row }) => !row.restricted)
    .flatMap((of): TimelineEntry[] => [
      { what: 'sent', at: of.row.receivedAt, key: of.row.id, of },
      ...of.messages.map((message): TimelineEntry => ({
        what: 'message',
        at: message.at,
        key: message.id,
        of,
        message,
      })),
      ...of.notes.map((note): TimelineEntry => ({
        what: 'note',
        at: note.writtenAt,
        key: note.id,
        of,
        note,
      })),
      ...of.ways.flatMap(({ mandateId, steps, role, employer }) =>
        steps.map((step, number): TimelineEntry => ({
          what: 'step',
          at: step.at,
          key: `${of.row.id} ${mandateId} ${number}`,
          of,
          step,
          role,
          employer,
        })),
      ),
    ])
    .toSorted((one, other) => other.at - one.at);
}
