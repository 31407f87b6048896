import type { Route } from './+types/expertise';
import { catalogue } from '../../content/catalogue.server.ts';
import { messagesFor } from '../../messages/messages.ts';
import { ExpertiseAreas } from '../expertise/expertise-areas.tsx';
import { ModelCards } from '../sections/model-cards.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { SectionIntro } from '../sections/section-intro.tsx';
import { StartCards } from '../sections/start-cards.tsx';
import { pageCopy } from './describe-page.server.ts';
import { modelSummaries } from './model-summaries.server.ts';

export function loader({ url }: Route.LoaderArgs) {
  const { locale, copy, meta } = pageCopy('expertise', url);
  const { hiringModels, expertiseAreas } = messagesFor(locale);
  const { sprint, intel } = catalogue().hiringModels(locale);
  return {
    locale,
    copy,
    meta,
    models: modelSummaries(locale),
    startFacts: {
      sprint: { name: sprint.name, fee: sprint.fee },
      intel: { name: intel.name, fee: intel.fee },
    },
    words: { hiringModels, expertiseAreas },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

export default function Expertise({ loaderData }: Route.ComponentProps) {
  const { locale, copy, models, startFacts, words } = loaderData;
  return (
    <>
      <PageHero hero={copy.hero} still="infosec" />
      <section className="bg-surface">
        <div className="container-page grid gap-12 py-16 md:py-24">
          <SectionIntro heading={copy.areasHeading} introduction={copy.areasIntroduction} />
          <ExpertiseAreas copy={copy} words={words.expertiseAreas} />
        </div>
      </section>
      <section className="container-page grid gap-12 py-16 md:py-24">
        <SectionIntro {...copy.models} />
        <ModelCards models={models} locale={locale} words={words.hiringModels} />
      </section>
      <StartCards {...copy.start} models={startFacts} locale={locale} />
    </>
  );
}
