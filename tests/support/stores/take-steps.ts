import { actIn } from './act-in.ts';
import { introductionConsent } from '#words/consent-words.ts';
import { catalogue } from '#content/catalogue.server.ts';
import type { MandateFacts, Stage } from '#domain/mandates/mandate.ts';
import type { Db } from '#server/db/db.ts';
import { openMandate } from '#server/mandates/change-mandate.ts';
import { moveCandidate } from '#server/mandates/candidacies.ts';
import { aMandate } from '#tests/factories/mandates.ts';

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);

/**
 * Brings a submission along to a mandate of its own, each step recorded on its day; an introduction
 * with the consent. Returns the mandate.
 */
export async function takeSteps(
  db: Db,
  submissionId: string,
  steps: readonly (readonly [Stage, string])[],
  changes: Partial<MandateFacts> = {},
): Promise<string> {
  const facts = aMandate(changes);
  const opened = await actIn({ db, now: noon(steps[0]![1]) }, (act) => openMandate(act, { facts }));
  if (opened.result === 'not-found') throw new Error(opened.result);
  for (const [at, [stage, on]] of steps.entries()) {
    const words = introductionConsent(catalogue().firm, 'en-GB', facts);
    const consent = { words, locale: 'en-GB', how: 'call', on } as const;
    const step = { version: at, stage, on, note: '', ...(stage === 'introduced' && { consent }) };
    const moved = await actIn({ db, now: noon(on) }, (act) =>
      moveCandidate(act, { mandateId: opened.id, submissionId }, step),
    );
    if (moved.result !== 'moved') throw new Error(`${stage}: ${moved.result}`);
  }
  return opened.id;
}
