import { alertPath } from '#domain/address/paths.ts';
import type { ShownAlert } from '#domain/alerts/shown-alert.ts';
import type { Messages } from '#words/en.ts';
import { Button } from '#ui/button.tsx';
import { PageStrip } from '#site/sections/page-strip.tsx';

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
