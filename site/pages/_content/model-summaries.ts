import { catalogue } from '../../../content/catalogue.server.ts';
import { hiringModelIds } from '../../../domain/hiring-model/hiring-model.ts';
import type { Locale } from '../../../domain/edition/editions.ts';
import type { ModelSummaries } from '../../sections/model-cards.tsx';

/** Only what the cards show travels to the browser. */
export function modelSummaries(locale: Locale): ModelSummaries {
  const models = catalogue().hiringModels(locale);
  return Object.fromEntries(
    hiringModelIds.map((id) => {
      const { name, tagline, summary, bestFor } = models[id];
      return [id, { name, tagline, summary, bestFor }];
    }),
  ) as ModelSummaries;
}
