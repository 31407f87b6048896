import { catalogue } from '#content/catalogue.server.ts';
import { pagePath } from '#domain/address/paths.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { figuresOf, isModelOffered, offeredModels } from '#domain/hiring-models/hiring-model.ts';
import { officeDay } from '#domain/firm/office-day.ts';
import { absoluteUrl } from '#site/seo/structured-data.ts';
import type { PackContent } from '#site/talent-pack/pack-content.ts';

/** What the talent pack says: the words of the hiring models and the firm's own. */
export function packContent(
  locale: Locale,
  { today = officeDay(catalogue().firm, Date.now()) }: App.Locals,
): PackContent {
  const { company, firm, hiringModels, talentPack } = catalogue();
  const models = hiringModels(locale);
  const employers = absoluteUrl(company, pagePath(catalogue().firm, 'employers', locale));
  return {
    locale,
    today,
    pack: talentPack(locale),
    models: offeredModels(catalogue().firm).map((id) => ({ ...models[id], id })),
    ...(isModelOffered(catalogue().firm, 'sprint') && {
      timeline: figuresOf(catalogue().firm, 'sprint').timeline,
    }),
    firm: { name: company.name, legalName: company.legalName, brand: firm.brand },
    contact: [
      { words: company.email.employers, href: `mailto:${company.email.employers}` },
      { words: company.phone.display, href: company.phone.href },
      { words: employers.replace(/^https?:\/\//, ''), href: employers },
    ],
  };
}
