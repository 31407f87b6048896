import type { Route } from './+types/about';
import { messagesFor } from '../../messages/messages.ts';
import { pagePath } from '../../domain/address/paths.ts';
import { ClosingBanner } from '../sections/closing-banner.tsx';
import { ModelCards } from '../sections/model-cards.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Purpose } from '../about/purpose.tsx';
import { Reasons } from '../about/reasons.tsx';
import { SectionIntro } from '../sections/section-intro.tsx';
import { Values } from '../about/values.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { pageCopy } from './describe-page.server.ts';
import { modelSummaries } from './model-summaries.server.ts';

export function loader({ url }: Route.LoaderArgs) {
  const { locale, copy, meta } = pageCopy('about', url);
  const { hiringModels } = messagesFor(locale);
  return { locale, copy, meta, models: modelSummaries(locale), words: hiringModels };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

export default function About({ loaderData }: Route.ComponentProps) {
  const { locale, copy, models, words } = loaderData;
  const { callToAction, ...closing } = copy.closing;
  return (
    <>
      <PageHero hero={copy.hero} />
      <Purpose statements={[copy.mission, copy.vision]} />
      <section className="container-page grid gap-12 py-16 md:py-24">
        <SectionIntro {...copy.whatWeDo} />
        <ModelCards models={models} locale={locale} words={words} />
      </section>
      <Values {...copy.values} />
      <Reasons {...copy.whyUs} locale={locale} />
      <section>
        <ClosingBanner {...closing}>
          <ButtonLink size="lg" to={pagePath(callToAction.page, locale, callToAction.anchor)}>
            {callToAction.label}
          </ButtonLink>
        </ClosingBanner>
      </section>
    </>
  );
}
