import { alertPath } from '#domain/address/paths.ts';
import { type AlertDone, dayIn, type ShownAlert } from '#domain/alerts/alert-rules.ts';
import type { Messages } from '#words/en.ts';
import { Button } from '#ui/button.tsx';
import { PageStrip } from '#site/sections/headings.tsx';
import { formatDate } from '#domain/edition/format.ts';
import { fillIn } from '#words/fill-in.ts';
import { TextLink } from '#ui/text-link.tsx';
import { AlertChoiceFields } from './alert-choices.tsx';
import type { Firm, FirmFilters } from '#domain/firm/firm.ts';

/** Confirms by a post: programs that follow the links of a mail send none. */
export function ConfirmAlert({
  alert: { token, cadence },
  sentence,
  words,
}: {
  alert: Extract<ShownAlert, { is: 'confirm' }>;
  sentence: string;
  words: Messages;
}) {
  const { confirm, ask, consent, manage } = words.roleAlerts;
  return (
    <>
      <PageStrip
        hero={{ eyebrow: ask.title, heading: confirm.heading, introduction: confirm.text }}
      />
      <div className="container-page grid gap-6 py-8 *:max-w-2xl md:py-12">
        <div className="rounded-md border border-line border-l-4 border-l-accent bg-surface p-5">
          <p>{consent[cadence]}</p>
          <p className="mt-2 text-lg wrap-anywhere">{sentence}</p>
        </div>
        <form method="post" action={alertPath(token, 'confirm')}>
          <Button type="submit" size="lg">
            {confirm.button}
          </Button>
        </form>
        <form
          method="post"
          action={alertPath(token, 'never')}
          className="border-t border-line pt-5"
        >
          <h2 className="text-lg">{manage.neverHeading}</h2>
          <p className="mt-2 mb-4 text-sm text-muted">{manage.neverText}</p>
          <Button type="submit" variant="secondary">
            {manage.never}
          </Button>
        </form>
      </div>
    </>
  );
}

/** What the receiver of an active alert can do with it. Every form is a plain post. */
export function ManageAlert({
  firm,
  alert,
  sentence,
  words,
}: {
  firm: FirmFilters & Pick<Firm, 'editions'>;
  alert: Extract<ShownAlert, { is: 'manage' }>;
  sentence: string;
  words: Messages;
}) {
  const { manage, ask } = words.roleAlerts;
  const { token, filter, cadence, locale, since, endsAt, done } = alert;
  const dayOf = (time: number) => formatDate(dayIn(locale, time), locale);
  const facts = { since: dayOf(since), end: dayOf(endsAt) };
  return (
    <>
      <PageStrip
        hero={{
          eyebrow: ask.title,
          heading: manage.heading,
          introduction: fillIn(manage.active, facts),
        }}
      />
      <div className="container-page grid items-start gap-10 py-8 md:py-12 lg:grid-cols-[3fr_2fr]">
        <div className="grid gap-6">
          {done && (
            <output className="block rounded-md border border-success bg-surface p-5">
              {saidWhenDone(done, manage, facts)}
            </output>
          )}
          <form method="post" action={alertPath(token, 'change')} className="grid gap-6">
            <AlertChoiceFields firm={firm} {...{ filter, sentence, cadence, locale, words }} />
            <Button type="submit" size="lg" className="justify-self-start">
              {manage.save}
            </Button>
          </form>
        </div>
        <div className="grid gap-8">
          <Act
            action={alertPath(token)}
            heading={manage.endHeading}
            text={manage.endText}
            button={manage.end}
          />
          <Act
            action={alertPath(token, 'keep')}
            heading={manage.keepHeading}
            text={manage.keepText}
            button={manage.keep}
          />
          <Act
            action={alertPath(token, 'never')}
            heading={manage.neverHeading}
            text={manage.neverText}
            button={manage.never}
          />
          <TextLink href={alertPath(token, 'data.json')} download>
            {manage.download}
          </TextLink>
        </div>
      </div>
    </>
  );
}

function Act({
  action,
  heading,
  text,
  button,
}: {
  action: string;
  heading: string;
  text: string;
  button: string;
}) {
  return (
    <form method="post" action={action} className="border-t border-line pt-5">
      <h2 className="text-lg">{heading}</h2>
      <p className="mt-2 mb-4 text-sm text-muted">{text}</p>
      <Button type="submit" variant="secondary">
        {button}
      </Button>
    </form>
  );
}

function saidWhenDone(
  done: AlertDone,
  { confirmed, changed, kept }: Messages['roleAlerts']['manage'],
  { end }: { end: string },
): string {
  const said: Record<AlertDone, string> = { confirmed, changed, kept: fillIn(kept, { end }) };
  return said[done];
}
