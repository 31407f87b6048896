import { pagePath } from '#domain/address/paths.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { Messages } from '#words/en.ts';
import { countsAfterConsent } from '#site/privacy/consent.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { FirmEditions } from '#domain/firm/firm.ts';

/**
 * Asks on the first visit, above the page and never over it: it is part of the HTML and of the
 * layout, so it appears with the first paint and moves nothing. Refusing takes one press, as does
 * accepting. Without script nothing is stored and nothing is asked.
 */
export function CookieNotice({
  firm,
  locale,
  words,
}: {
  firm: FirmEditions;
  locale: Locale;
  words: Messages['cookieNotice'];
}) {
  return (
    <section
      id="cookie-notice"
      aria-label={words.label}
      className="cookie-notice needs-script on-dark mt-(--header-height) border-b border-line bg-raised"
    >
      <div className="container-page flex flex-wrap items-center gap-x-8 gap-y-2.5 py-3">
        <p className="flex-[1_1_20rem] text-xs">
          {countsAfterConsent(locale) ? words.textWithoutCount : words.text}{' '}
          <TextLink
            href={pagePath(firm, 'cookie-preferences', locale)}
            className="whitespace-nowrap"
          >
            {words.choose}
          </TextLink>
        </p>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-auto">
          <Button
            variant="secondary"
            value="essential"
            data-announce={words.essentialOnly}
            className={buttonLook}
          >
            {words.rejectAll}
          </Button>
          <Button
            variant="secondary"
            value="everything"
            data-announce={words.allAccepted}
            className={buttonLook}
          >
            {words.acceptAll}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Narrow enough for both buttons to share a row on a phone, so that the page keeps its first screen. */
const buttonLook = 'max-sm:px-2.5 max-sm:text-xs';
