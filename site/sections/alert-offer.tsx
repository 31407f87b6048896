import { askAlertPath, savedRolesPath } from '#domain/address/paths.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { RoleAlertWords } from '#words/role-alerts.en.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { FirmEditions } from '#domain/firm/firm.ts';

/**
 * Leads to an alert about roles like these, or like one. The link of a list takes the present query
 * along, which the visitor may have changed since the page was rendered.
 */
export function AlertOffer({
  firm,
  filter,
  one = false,
  locale,
  words,
}: {
  firm: FirmEditions;
  filter: string;
  one?: boolean;
  locale: Locale;
  words: RoleAlertWords;
}) {
  return (
    <p className="flex flex-wrap gap-x-6 text-sm *:inline-block *:py-1.5">
      <TextLink href={askAlertPath(firm, locale, filter)} data-keep-place={one ? undefined : ''}>
        {one ? words.offerOne : words.offer}
      </TextLink>
      {!one && (
        <TextLink href={savedRolesPath(firm, locale)} className="needs-script">
          {words.saved.link}
        </TextLink>
      )}
    </p>
  );
}
