import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import type { PageCopy } from '../../domain/page/pages.ts';
import type { Locale } from '../../domain/edition/editions.ts';
import { pagePath } from '../../domain/address/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';

/** Lets the registration page settle before it is brought to its top. */
const scrollDelayMs = 100;

/** For those whose role is not in the list. */
export function Closing({
  copy,
  locale,
}: {
  copy: PageCopy<'vacancies'>['closing'];
  locale: Locale;
}) {
  const navigate = useNavigate();
  const registration = pagePath('candidate-registration', locale);
  const speak = (event: FormEvent) => {
    event.preventDefault();
    void navigate(registration);
    setTimeout(() => window.scrollTo({ top: 0, behavior: 'instant' }), scrollDelayMs);
  };
  return (
    <section className="border-t border-line bg-sunken">
      <div className="container-page grid gap-8 py-14 md:py-20 lg:grid-cols-[1fr_auto] lg:items-end">
        <div>
          <h2 className="text-2xl">{copy.heading}</h2>
          <p className="mt-4 max-w-2xl text-muted">{copy.text}</p>
        </div>
        <div className="flex flex-wrap gap-4">
          <ButtonLink to={registration} size="lg">
            {copy.sendCv}
          </ButtonLink>
          {/* A form, so that the button works without script too. */}
          <form action={registration} onSubmit={speak}>
            <Button type="submit" variant="secondary" size="lg">
              {copy.speak}
            </Button>
          </form>
        </div>
      </div>
    </section>
  );
}
