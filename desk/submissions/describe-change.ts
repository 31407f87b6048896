import type { Colleague, InboxRow, WorkValues } from '#domain/submissions/work.ts';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { fullTime } from '#desk/kit/times.ts';
import { nameOfOwner } from './name-of-owner.ts';

const words = deskWords.submissions.done;

/** What became of it, in one line: of one by its name, of several by their number. */
export function describeChange(
  changed: readonly InboxRow[],
  { state, owner, dueAt, tags }: WorkValues,
  people: readonly Colleague[],
): string {
  const [first] = changed;
  const what =
    changed.length === 1
      ? first!.name || first!.reference
      : fillIn(words.many, { count: changed.length });
  if (state) return fillIn(words.states[state], { what });
  if (owner === null) return fillIn(words.unassigned, { what });
  if (owner) {
    const said = changed.length === 1 ? words.assignedOne : words.assigned;
    return fillIn(said, { what, name: nameOfOwner(people, owner) });
  }
  if (tags) {
    return tags.length === 0
      ? fillIn(words.untagged, { what })
      : fillIn(words.tagged, { what, tags: tags.join(', ') });
  }
  return fillIn(words.due, { what, time: fullTime(dueAt ?? 0) });
}
