import type { PageCopy } from '#domain/pages/pages.ts';

type Statement = PageCopy<'about'>['mission'];

/** Mission and vision: one sentence each, set large, with its reason below. */
export function Purpose({ statements }: { statements: Statement[] }) {
  return (
    <section className="bg-surface">
      <div className="container-page grid gap-x-12 gap-y-6 py-16 md:py-24 lg:grid-cols-2">
        {statements.map(({ heading, statement, text }) => (
          <div
            key={heading}
            className="row-span-4 grid grid-rows-subgrid not-first:mt-8 lg:not-first:mt-0"
          >
            <div className="graduation" aria-hidden />
            <h2 className="label-mono text-accent">{heading}</h2>
            <p className="text-2xl font-semibold tracking-[-0.02em] text-balance">{statement}</p>
            <p className="max-w-xl text-muted">{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
