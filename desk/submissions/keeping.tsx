import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { officeDay } from '#domain/firm/office-day.ts';
import { type Hold, type Keeping, latestHold, maxReasonLength } from '#domain/privacy/keeping.ts';
import { addDays } from '#domain/working-time/working-day.ts';
import { AskDialog } from '#desk/kit/act-dialog.tsx';
import { ask } from '#desk/kit/api.ts';
import { denseControlLook, Input, Labelled, SmallButton } from '#desk/kit/controls.tsx';
import { firm, usePerson } from '#desk/kit/session.ts';
import { calendarDate } from '#desk/kit/times.ts';
import { useAct } from '#desk/kit/use-act.ts';
import { deskWords } from '#desk/kit/words.ts';
import { Section } from './sections.tsx';

const words = deskWords.privacy.keeping;

/** How long everything of the sender of a submission is kept, by submission. */
export function useKeeping(id: string): Record<string, Keeping> {
  const { data } = useQuery({
    queryKey: ['keeping', id],
    queryFn: ({ signal }) => ask('GET /contacts/:id/keeping', { id }, { signal }),
  });
  return data ?? {};
}

/** Until when it is kept; beyond that, what holds it. */
export function KeepingText({ keeping: { until, isOver, holds } }: { keeping: Keeping }) {
  const day = calendarDate(until);
  const shown = isOver ? holds : holds.filter(({ is }) => is === 'administrator');
  return (
    <div className="grid gap-1 text-muted">
      <p>{!isOver ? words.until(day) : holds.length > 0 ? words.over(day) : words.due(day)}</p>
      {shown.length > 0 && (
        <ul className="grid gap-1 border-l-2 border-line pl-3">
          {shown.map((hold) => (
            <li key={JSON.stringify(hold)} className="wrap-anywhere">
              {textOf(hold)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function textOf(hold: Hold): string {
  switch (hold.is) {
    case 'candidacy':
      return words.holds.candidacy(hold);
    case 'guarantee':
      return words.holds.guarantee(hold, calendarDate(hold.until));
    case 'credit':
      return words.holds.credit(hold, calendarDate(hold.until));
    case 'unanswered':
      return words.holds.unanswered(hold, calendarDate(hold.until));
    case 'administrator':
      return words.holds.administrator(hold, calendarDate(hold.until));
  }
}

/** With what an administrator does about it. */
export function KeepingSection({ id }: { id: string }) {
  const keeping = useKeeping(id)[id];
  const { role } = usePerson();
  if (!keeping) return null;
  return (
    <Section heading={words.heading}>
      <KeepingText keeping={keeping} />
      {role === 'administrator' && <Holding id={id} keeping={keeping} />}
    </Section>
  );
}

function Holding({ id, keeping: { holds } }: { id: string; keeping: Keeping }) {
  const held = holds.find((hold) => hold.is === 'administrator');
  const [asking, setAsking] = useState(false);
  const ending = useAct({
    act: () => ask('DELETE /submissions/:id/hold', { id }),
    done: words.ended,
    renews: renewed(id),
  });
  return (
    <p className="flex flex-wrap gap-3">
      <SmallButton onClick={() => setAsking(true)}>{held ? words.change : words.hold}</SmallButton>
      {held && (
        <SmallButton aria-disabled={ending.busy} onClick={() => ending.act()}>
          {words.end}
        </SmallButton>
      )}
      {asking && <HoldDialog id={id} held={held} onClose={() => setAsking(false)} />}
    </p>
  );
}

const renewed = (id: string) => [['keeping'], ['submission', id], ['retention']];

function HoldDialog({
  id,
  held,
  onClose,
}: {
  id: string;
  held: Extract<Hold, { is: 'administrator' }> | undefined;
  onClose: () => void;
}) {
  const [today] = useState(() => officeDay(firm(), Date.now()));
  const [reason, setReason] = useState(held?.reason ?? '');
  const [until, setUntil] = useState(held?.until ?? '');
  return (
    <AskDialog
      onClose={onClose}
      heading={words.question}
      act={() => ask('PUT /submissions/:id/hold', { id }, { body: { reason, until } })}
      refusals={words.refusals}
      done={words.held}
      renews={renewed(id)}
      label={words.hold}
      keepLabel={words.keep}
    >
      <p>{words.effect}</p>
      <Labelled label={words.reason}>
        <textarea
          rows={3}
          required
          maxLength={maxReasonLength}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          className={denseControlLook}
        />
      </Labelled>
      <Labelled label={words.lastDay}>
        <Input
          type="date"
          required
          min={addDays(today, 1)}
          max={latestHold(today)}
          value={until}
          onText={setUntil}
        />
      </Labelled>
    </AskDialog>
  );
}
