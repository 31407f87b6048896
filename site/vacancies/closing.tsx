import type { PageCopy } from '../../domain/page/pages.ts';
import type { Locale } from '../../domain/edition/editions.ts';
import { pagePath } from '../../domain/address/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';

/** For those whose role is not in the list. */
export function Closing({
  copy,
  locale,
}: {
  copy: PageCopy<'vacancies'>['closing'];
  locale: Locale;
}) {
  const registration = pagePath('candidate-registration', locale);
  return (
    <section className="border-t border-line bg-sunken">
      <div className="container-page grid gap-8 py-14 md:py-20 lg:grid-cols-[1fr_auto] lg:items-end">
        <div>
          <h2 className="text-2xl">{copy.heading}</h2>
          <p className="mt-4 max-w-2xl text-muted">{copy.text}</p>
        </div>
        <div className="flex flex-wrap gap-4">
          <ButtonLink href={registration} size="lg">
            {copy.sendCv}
          </ButtonLink>
          {/* The specification has a button here; a form makes it work without script. */}
          <form action={registration}>
            <Button type="submit" variant="secondary" size="lg">
              {copy.speak}
            </Button>
          </form>
        </div>
      </div>
    </section>
  );
}
