import type { Route } from './+types/industries';
import { industryIds } from '../../domain/firm/industry.ts';
import { messagesFor } from '../../messages/messages.ts';
import { contactPath, pagePath } from '../../domain/address/paths.ts';
import { ClosingBanner } from '../sections/closing-banner.tsx';
import { IndustryIndex } from '../industries/industry-index.tsx';
import { IndustrySection } from '../industries/industry-section.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { pageCopy } from './describe-page.server.ts';

export function loader({ url }: Route.LoaderArgs) {
  const { locale, copy, meta } = pageCopy('industries', url);
  const { industries: names, stills } = messagesFor(locale);
  return { locale, copy, meta, names, stills };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

export default function Industries({ loaderData }: Route.ComponentProps) {
  const { locale, copy, names, stills } = loaderData;
  const { sprint, intel, ...banner } = copy.banner;
  return (
    <>
      <PageHero hero={copy.hero} />
      <div className="relative">
        <IndustryIndex label={copy.indexLabel} names={names} locale={locale} />
        {industryIds.map((id, at) => (
          <IndustrySection
            key={id}
            id={id}
            number={at + 1}
            name={names[id]}
            picture={stills[id]}
            industry={copy.industries[id]}
            rolesHeading={copy.rolesHeading}
            standardsHeading={copy.standardsHeading}
            contactAddress={contactPath(locale, copy.industries[id].subject)}
          />
        ))}
      </div>
      <section className="on-dark bg-sunken">
        <div className="graduation" aria-hidden />
        <ClosingBanner {...banner}>
          <ButtonLink to={pagePath('employers', locale, 'sprint-intake')}>{sprint}</ButtonLink>
          <ButtonLink to={pagePath('employers', locale, 'intel-intake')} variant="secondary">
            {intel}
          </ButtonLink>
        </ClosingBanner>
      </section>
    </>
  );
}
