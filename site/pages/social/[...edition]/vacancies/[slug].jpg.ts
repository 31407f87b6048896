import type { APIRoute } from 'astro';
import { cardAnswer, pageCard, vacancyCard } from '../../../_content/social-cards.ts';
import { vacancyList } from '../../../_content/vacancy-list.ts';
import { localeOfPrefix } from '../../../_content/words.ts';

/** The link preview of a vacancy. */
export const GET: APIRoute = ({ locals, params }) => {
  const locale = localeOfPrefix(params.edition);
  const vacancies = locale && vacancyList(locals, locale);
  const known = vacancies && [...vacancies.all, ...vacancies.withdrawn];
  const vacancy = known?.find(({ slug }) => slug === params.slug);
  if (!vacancy || !vacancies) return new Response(null, { status: 404 });
  const card = vacancyCard(vacancies.summaryOf(vacancy), locale);
  return cardAnswer(card, pageCard('vacancies', locale));
};
