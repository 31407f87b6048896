import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Locale } from '#domain/edition/editions.ts';
import { officeDay } from '#domain/firm/office-day.ts';
import {
  type ConsentChannel,
  consentChannels,
  type Stage,
  stages,
  stagesAfterIntroduction,
} from '#domain/mandates/mandate.ts';
import { fillIn } from '#words/fill-in.ts';
import { AskDialog } from '#desk/kit/act-dialog.tsx';
import { ask } from '#desk/kit/api.ts';
import { denseControlLook, Input, Labelled, Select } from '#desk/kit/controls.tsx';
import { deskWords } from '#desk/kit/words.ts';
import { firm } from '#desk/kit/session.ts';

const words = deskWords.mandates;

export type Movable = {
  mandateId: string;
  submissionId: string;
  name: string;
  /** 0 for somebody who is not on the way yet. */
  version: number;
  introduced: boolean;
  stage: Stage | undefined;
  receivedAt: number;
  consentWords: string;
  locale: Locale;
};

/** The next step of a person, with its day. An introduction asks for the candidate's consent. */
export function StepDialog({ person, onClose }: { person: Movable; onClose: () => void }) {
  // As it was opened: a step that a colleague makes meanwhile makes this one stale.
  const [{ mandateId, submissionId, name, version, introduced, stage: before, ...asked }] =
    useState(person);
  const [today] = useState(() => officeDay(firm(), Date.now()));
  const offered = stages.filter((one) => introduced || !stagesAfterIntroduction.includes(one));
  const [stage, setStage] = useState<Stage>(() => nextOf(before, offered));
  const [on, setOn] = useState(today);
  const [note, setNote] = useState('');
  const [how, setHow] = useState<ConsentChannel>('reply');
  const [consentOn, setConsentOn] = useState(today);
  const { consentWords, locale } = asked;
  const applied = officeDay(firm(), asked.receivedAt);
  const consent = { words: consentWords, locale, how, on: consentOn };
  const move = () =>
    ask(
      'POST /mandates/:id/people/:submissionId',
      { id: mandateId, submissionId },
      { body: { version, stage, on, note, ...(stage === 'introduced' && { consent }) } },
    );
  return (
    <AskDialog
      onClose={onClose}
      heading={fillIn(words.moveNamed, { name })}
      act={move}
      refusals={{ stale: words.stale }}
      done={fillIn(words.moved, { stage: words.stages[stage] })}
      renews={[...changedBySteps, ['submission', submissionId]]}
      label={words.move}
      keepLabel={words.cancel}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Labelled label={words.step}>
          <Select
            look="field"
            value={stage}
            onChange={setStage}
            options={offered.map((one) => [one, words.stages[one]] as const)}
          />
        </Labelled>
        <Labelled label={words.day}>
          <Input type="date" required min={applied} max={today} value={on} onText={setOn} />
        </Labelled>
      </div>
      {stage === 'introduced' && (
        <fieldset className="grid gap-3 rounded-md border border-line p-3">
          <legend className="px-1 text-xs font-semibold">{words.consentHeading}</legend>
          <p className="text-muted">{words.consentHint}</p>
          <blockquote lang={locale} className="border-l-2 border-accent pl-3">
            {consentWords}
          </blockquote>
          <div className="grid gap-4 sm:grid-cols-2">
            <Labelled label={words.consentHow}>
              <Select
                look="field"
                value={how}
                onChange={setHow}
                options={consentChannels.map((one) => [one, words.channels[one]] as const)}
              />
            </Labelled>
            <Labelled label={words.consentOn}>
              <Input
                type="date"
                required
                min={applied}
                max={on}
                value={consentOn}
                onText={setConsentOn}
              />
            </Labelled>
          </div>
        </fieldset>
      )}
      <Labelled label={`${words.note} (${words.optional})`}>
        <textarea
          rows={3}
          maxLength={2_000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          className={denseControlLook}
        />
      </Labelled>
    </AskDialog>
  );
}

const changedBySteps = [['candidacies'], ['role-people'], ['mandate'], ['inbox']];

/** The one after the present stage, as far as it is offered. */
function nextOf(before: Stage | undefined, offered: readonly Stage[]): Stage {
  const at = before === undefined ? -1 : stages.indexOf(before);
  const next = stages[at + 1] ?? 'considered';
  return offered.includes(next) ? next : offered[0]!;
}

const candidaciesKey = (submissionId: string) => ['candidacies', submissionId];

/** Where somebody stands on the way to which mandates. */
export function useCandidacies(submissionId: string, options: { refetchOnMount?: 'always' } = {}) {
  return useQuery({
    ...options,
    queryKey: candidaciesKey(submissionId),
    queryFn: ({ signal }) =>
      ask('GET /submissions/:id/candidacies', { id: submissionId }, { signal }),
  });
}
