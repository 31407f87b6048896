import { fillIn } from '#words/fill-in.ts';
import { deskWords } from '#desk/kit/words.ts';
import {
  workStates,
  type Colleague,
  type WorkState,
  type WorkValues,
} from '#domain/submissions/work.ts';
import { Select } from '#desk/kit/select.tsx';

const words = deskWords.inbox.bulk;

/** What can be done with all selected submissions at once. */
export function BulkBar({
  count,
  me,
  people,
  onChange,
  onClear,
}: {
  count: number;
  me: string;
  people: Colleague[];
  onChange: (change: WorkValues) => void;
  onClear: () => void;
}) {
  return (
    <section
      aria-label={words.label}
      className="flex flex-wrap items-center gap-2 border-b border-line bg-signal/15 px-3 py-2"
    >
      <output className="mr-2 font-semibold">{fillIn(words.count, { count })}</output>
      <button type="button" className={look} onClick={() => onChange({ owner: me })}>
        {words.assignToMe}
      </button>
      <Select
        aria-label={words.assignTo}
        value=""
        onChange={(owner) => onChange({ owner: owner === 'none' ? null : owner })}
        options={[
          ['', words.assignTo],
          ['none', deskWords.submissions.nobody],
          ...people.filter(({ removed }) => !removed).map(({ id, name }) => [id, name] as const),
        ]}
      />
      <Select
        aria-label={words.setState}
        value=""
        onChange={(state) => onChange({ state: state as WorkState })}
        options={[
          ['', words.setState],
          ...workStates.map((state) => [state, deskWords.submissions.states[state]] as const),
        ]}
      />
      <button type="button" className={look} onClick={() => onChange({ state: 'closed' })}>
        {words.close}
      </button>
      <button
        type="button"
        className="ml-auto min-h-8 text-accent underline-offset-4 hover:underline"
        onClick={onClear}
      >
        {words.clear}
      </button>
    </section>
  );
}

const look = 'min-h-8 rounded-sm border border-control bg-raised px-3 hover:border-ink';
