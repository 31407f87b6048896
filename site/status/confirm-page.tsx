import { statusPath } from '#domain/address/paths.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { formatDate } from '#domain/edition/format.ts';
import type { StatusAction, SubmissionStatus } from '#domain/status/shown-status.ts';
import { fillIn } from '#words/fill-in.ts';
import type { StatusWords } from '#words/status.en.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { PageStrip } from '#site/sections/page-strip.tsx';

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
  const { token, reference, keptUntil, introduced } = submission;
  const { heading, text, button } = words.confirm[action];
  const kept = action === 'erase' && keptUntil !== null;
  return (
    <>
      <PageStrip
        hero={{
          eyebrow: fillIn(words.eyebrow, { reference }),
          heading,
          introduction: kept
            ? fillIn(introduced ? words.confirm.keptIntroduced : words.confirm.kept, {
                date: formatDate(keptUntil, locale),
              })
            : text,
        }}
      />
      <div className="container-page py-8 md:py-12">
        <form method="post" action={statusPath(token, action)} className="grid max-w-xl gap-5">
          {action === 'correct' &&
            contact.map(({ value, ...field }) => (
              <TextField
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
