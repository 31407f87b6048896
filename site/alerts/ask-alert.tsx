import { pagePath, requestAlertPath } from '#domain/address/paths.ts';
import type { Cadence } from '#domain/alerts/alert-rules.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { Messages } from '#words/en.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { PageStrip } from '#site/sections/headings.tsx';
import { AlertChoiceFields } from './alert-choices.tsx';
import type { FirmFilters, Firm } from '#domain/firm/firm.ts';

/** Asks for an alert. A plain post; its receiver confirms by the mail that follows. */
export function AskAlert({
  firm,
  filter,
  sentence,
  cadence = 'weekly',
  email,
  locale,
  words,
}: {
  firm: FirmFilters & Pick<Firm, 'editions'>;
  filter: string;
  sentence: string;
  cadence?: Cadence;
  /** What was typed, where no mail can be sent to it. */
  email?: string;
  locale: Locale;
  words: Messages;
}) {
  const { ask } = words.roleAlerts;
  const refused = email !== undefined;
  return (
    <>
      <PageStrip
        hero={{ eyebrow: ask.title, heading: ask.heading, introduction: ask.introduction }}
      />
      <div className="container-page py-8 md:py-12">
        <form method="post" action={requestAlertPath} className="grid max-w-2xl gap-6">
          <AlertChoiceFields firm={firm} {...{ filter, sentence, cadence, locale, words }} />
          <TextInput
            id="alert-email"
            name="email"
            type="email"
            label={ask.email}
            hint={ask.emailHint}
            error={refused ? ask.invalidEmail : undefined}
            defaultValue={email}
            autoComplete="email"
            maxLength={254}
            required
          />
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button type="submit" size="lg">
              {ask.button}
            </Button>
            <TextLink href={pagePath(firm, 'privacy-policy', locale)}>{ask.policy}</TextLink>
          </div>
        </form>
      </div>
    </>
  );
}
