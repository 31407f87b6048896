import { contactPath, newStatusLinkPath } from '#domain/address/paths.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { StatusWords } from '#words/status.en.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { FirmEditions } from '#domain/firm/firm.ts';

/** How to get a link: by email to the address of the sender, or from the office. */
export function NewLink({
  firm,
  sendsMail,
  locale,
  words,
}: {
  firm: FirmEditions;
  sendsMail: boolean;
  locale: Locale;
  words: StatusWords['newLink'];
}) {
  return (
    <div className="container-page py-8 md:py-12">
      <p className="mb-6 max-w-xl">{sendsMail ? words.offer : words.none}</p>
      {sendsMail ? (
        <form method="post" action={newStatusLinkPath} className="grid max-w-md gap-5">
          <TextField
            id="new-link-email"
            name="email"
            type="email"
            label={words.label}
            hint={words.hint}
            autoComplete="email"
            maxLength={254}
            required
          />
          <Button type="submit" size="lg" className="justify-self-start">
            {words.button}
          </Button>
        </form>
      ) : (
        <ButtonLink href={contactPath(firm, locale, words.contactSubject)} size="lg">
          {words.contact}
        </ButtonLink>
      )}
    </div>
  );
}
