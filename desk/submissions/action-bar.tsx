import { useOutletContext } from 'react-router';
import type { SubmissionDetail } from '#domain/submissions/submission-detail.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { usePerson } from '#desk/kit/session.ts';
import { deskWords } from '#desk/kit/words.ts';

const words = deskWords.submissions.acts;

/** The usual acts by one press, in the head; where there is less room, within reach of a thumb. */
export function ActionBar({ detail, place }: { detail: SubmissionDetail; place: 'head' | 'foot' }) {
  const { id: me } = usePerson();
  const acts = actsFor(detail, me);
  if (place === 'head') {
    return (
      <div role="toolbar" aria-label={words.label} className="flex flex-wrap gap-1.5">
        {acts.map((name) => (
          <Act key={name} name={name} className="border border-line px-2.5">
            {words.names[name]} <Key name={name} />
          </Act>
        ))}
      </div>
    );
  }
  return (
    <div
      role="toolbar"
      aria-label={words.label}
      className="sticky bottom-0 z-10 col-span-full flex overflow-x-auto border-t border-line bg-surface px-1"
    >
      <Act name="previous" label={words.names.previous} className="px-1 sm:px-2">
        <Icon name="arrow" className="size-5 rotate-180" />
      </Act>
      <Act name="next" label={words.names.next} className="mr-auto px-1 sm:px-2">
        <Icon name="arrow" className="size-5" />
      </Act>
      {/* Below this width the file stands in the same column. */}
      {acts
        .filter((name) => name !== 'file')
        .map((name) => (
          <Act key={name} name={name} className="px-1 max-sm:text-xs sm:px-4">
            {words.names[name]}
          </Act>
        ))}
    </div>
  );
}

function Act({
  name,
  label,
  className,
  children,
}: {
  name: PanelAct;
  label?: string;
  className: string;
  children: React.ReactNode;
}) {
  const { act } = usePanelActs();
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts={panelKeys[name]}
      onClick={() => act(name)}
      className={classNames(
        'inline-flex min-h-12 items-center justify-center gap-1.5 rounded-sm font-medium whitespace-nowrap hover:border-ink hover:bg-ink/5 wide:min-h-8',
        className,
      )}
    >
      {children}
    </button>
  );
}

function Key({ name }: { name: PanelAct }) {
  return (
    <kbd aria-hidden className="font-mono text-xs text-muted">
      {panelKeys[name]}
    </kbd>
  );
}

/** Those that make sense for it. Nobody works on what was taken back. */
function actsFor({ row, file }: SubmissionDetail, me: string): PanelAct[] {
  const isWork = !row.restricted && !row.withdrawn;
  const offered: Partial<Record<PanelAct, boolean>> = {
    answer: isWork,
    note: !row.restricted,
    assign: isWork && row.owner !== me,
    close: isWork && row.state !== 'closed',
    move: isWork && !row.suspicion,
    file: file !== null,
  };
  return (Object.keys(offered) as PanelAct[]).filter((name) => offered[name]);
}

/** What can be done with the submission that is open, each with its key. */
const panelKeys = {
  answer: 'r',
  note: 'n',
  assign: 'a',
  close: 'e',
  move: 'm',
  file: 'o',
  previous: 'k',
  next: 'j',
} as const;
type PanelAct = keyof typeof panelKeys;

/** The list beside the submission does them, as its keys do. */
export type PanelActs = { act: (name: PanelAct) => void };

export function usePanelActs(): PanelActs {
  return useOutletContext<PanelActs>();
}
