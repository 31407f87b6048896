import { contactPath, newStatusLinkPath, statusPath } from '#domain/address/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import type { Locale } from '#domain/edition/editions.ts';
import type { StatusWords } from '#words/status.en.ts';
import { TextInput } from '#ui/text-field.tsx';
import type { FirmEditions } from '#domain/firm/firm.ts';
import { formatDate } from '#domain/edition/format.ts';
import type { StatusAction, SubmissionStatus } from '#domain/status/shown-status.ts';
import { fillIn } from '#words/fill-in.ts';
import { PageStrip } from '#site/sections/headings.tsx';

/** Opens a new link, by a post: programs that follow the links of a mail send none. */
export function OpenLink({ token, button }: { token: string; button: string }) {
  return (
    <div className="container-page py-8 md:py-12">
      <form method="post" action={statusPath(token, 'open')}>
        <Button type="submit" size="lg">
          {button}
        </Button>
      </form>
    </div>
  );
}

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
          <TextInput
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

/** A contact detail that can be corrected. */
export type ContactField = {
  name: string;
  label: string;
  value: string;
  required: boolean;
  error: string | undefined;
  inputMode: 'email' | 'tel' | 'url' | undefined;
  autoComplete: string | undefined;
};

/** Asks before something changes. Its form is a plain post. */
export function ConfirmPage({
  action,
  submission,
  contact,
  locale,
  words,
}: {
  action: StatusAction;
  submission: SubmissionStatus;
  contact: ContactField[];
  locale: Locale;
  words: StatusWords;
}) {
  const { token, reference, keptUntil, introduced, placementUntil } = submission;
  const { heading, text, button } = words.confirm[action];
  const erases = action === 'erase';
  const said =
    erases && keptUntil !== null
      ? fillIn(introduced ? words.confirm.keptIntroduced : words.confirm.kept, {
          date: formatDate(keptUntil, locale),
        })
      : text;
  const placement =
    erases && placementUntil !== null
      ? ` ${fillIn(words.confirm.placement, { date: formatDate(placementUntil, locale) })}`
      : '';
  return (
    <>
      <PageStrip
        hero={{
          eyebrow: fillIn(words.eyebrow, { reference }),
          heading,
          introduction: said + placement,
        }}
      />
      <div className="container-page py-8 md:py-12">
        <form method="post" action={statusPath(token, action)} className="grid max-w-xl gap-5">
          {action === 'correct' &&
            contact.map(({ value, ...field }) => (
              <TextInput
                key={field.name}
                id={`contact-${field.name}`}
                defaultValue={value}
                maxLength={254}
                {...field}
              />
            ))}
          <div className="flex flex-wrap gap-4">
            <Button type="submit" size="lg">
              {button}
            </Button>
            <ButtonLink href={statusPath(token)} variant="secondary" size="lg">
              {words.confirm.back}
            </ButtonLink>
          </div>
        </form>
      </div>
    </>
  );
}
