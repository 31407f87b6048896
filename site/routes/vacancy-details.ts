import type { Route } from './+types/vacancy-details';
import { detailsOf } from '../../domain/vacancy/summary.ts';
import { localeOf } from '../../domain/address/paths.ts';
import { listedVacancies } from './vacancy-list.server.ts';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const details = listedVacancies(locale).map((vacancy) => [
    vacancy.slug,
    detailsOf(vacancy, locale),
  ]);
  return Response.json(Object.fromEntries(details));
}
