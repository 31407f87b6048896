import type { PageCopy } from '#domain/pages/pages.ts';

/** How soon we answer, by the way a visitor asks. */
export function ReplyTimes({ heading, times }: PageCopy<'contact'>['replies']) {
  return (
    <section>
      <h2 className="text-2xl">{heading}</h2>
      <dl className="mt-6 border-b border-line text-sm">
        {times.map(({ what, when }) => (
          <div
            key={what}
            className="grid gap-x-6 gap-y-1 border-t border-line py-3 sm:grid-cols-[2fr_3fr]"
          >
            <dt className="font-semibold">{what}</dt>
            <dd className="text-muted">{when}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
