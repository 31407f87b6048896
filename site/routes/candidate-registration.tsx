import { CandidateRegistrationForm } from '../registration/candidate-registration-form.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { RegistrationSteps } from '../registration/registration-steps.tsx';
import type { Route } from './+types/candidate-registration';
import { pageCopy } from './describe-page.server.ts';
import { formWords } from './form-words.server.ts';

export function loader({ url }: Route.LoaderArgs) {
  const { locale, copy, meta } = pageCopy('candidate-registration', url);
  return { copy, registration: formWords('candidateRegistration', locale), meta };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

export default function CandidateRegistration({ loaderData }: Route.ComponentProps) {
  const { copy, registration } = loaderData;
  return (
    <>
      <PageHero hero={copy.hero} />
      <div className="container-page grid items-start gap-x-16 gap-y-14 py-16 md:py-24 lg:grid-cols-[3fr_1.5fr]">
        <div className="rounded-md border border-line bg-surface p-5 sm:p-8">
          <CandidateRegistrationForm setting={registration.setting} words={registration.words} />
        </div>
        <RegistrationSteps aside={copy.aside} />
      </div>
    </>
  );
}
