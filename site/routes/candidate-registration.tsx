import type { Route } from './+types/candidate-registration';
import { PageHero } from '../sections/page-hero.tsx';
import { pageCopy } from './describe-page.server.ts';

export function loader({ url }: Route.LoaderArgs) {
  const { copy, meta } = pageCopy('candidate-registration', url);
  return { copy, meta };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

export default function CandidateRegistration({ loaderData: { copy } }: Route.ComponentProps) {
  return <PageHero hero={copy.hero} />;
}
