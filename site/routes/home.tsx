import { catalogue } from '../../content/catalogue.server.ts';
import type { Route } from './+types/home';
import { heroClips, otherPoster, phonePoster, posterFile } from '../home/hero-clips.ts';
import { messagesFor } from '../../messages/messages.ts';
import { localeOf } from '../../domain/address/paths.ts';
import { AudiencePanels } from '../home/audience-panels.tsx';
import { ClosingCall } from '../sections/closing-call.tsx';
import { HomeHero } from '../home/home-hero.tsx';
import { LatestVacancies } from '../home/latest-vacancies.tsx';
import { ModelsAtAGlance } from '../home/models-at-a-glance.tsx';
import { ReportTeaser } from '../home/report-teaser.tsx';
import { website } from '../seo/structured-data.server.ts';
import { describePage } from './describe-page.server.ts';
import { glanceModels, latestVacancies, teasedReport } from './home-content.server.ts';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const { company, page, quote } = catalogue();
  const { meta, ...copy } = page('home', locale);
  const { navigation, industries, carousel } = messagesFor(locale);
  return {
    meta: describePage('home', locale, meta, [website(company, locale)]),
    locale,
    firm: company.name,
    copy,
    words: quote({ navigation, industries, carousel }, locale),
    models: glanceModels(locale),
    vacancies: latestVacancies(locale),
    report: teasedReport(locale),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** The first poster is the page's largest paint. */
export function links(): Route.LinkDescriptors {
  const preload = {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    fetchPriority: 'high',
  } as const;
  const [first] = heroClips;
  return [
    { ...preload, media: phonePoster, href: posterFile(first, 'phone', 'avif') },
    { ...preload, media: otherPoster, href: posterFile(first, '1080', 'avif') },
  ];
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { locale, firm, copy, words, models, vacancies, report } = loaderData;
  return (
    <>
      <HomeHero locale={locale} firm={firm} hero={copy.hero} words={words} />
      <AudiencePanels locale={locale} audiences={copy.audiences} />
      <ModelsAtAGlance locale={locale} copy={copy.models} models={models} />
      <LatestVacancies locale={locale} copy={copy.vacancies} vacancies={vacancies} />
      {report && <ReportTeaser locale={locale} copy={copy.report} report={report} />}
      <ClosingCall locale={locale} {...copy.closing} />
    </>
  );
}
