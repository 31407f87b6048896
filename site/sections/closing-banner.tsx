import type { ReactNode } from 'react';

/** The end of a page: one sentence and what to do next. */
export function ClosingBanner({
  heading,
  text,
  children,
}: {
  heading: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <div className="container-page flex flex-wrap items-center justify-between gap-x-16 gap-y-8 py-16 md:py-20">
      <div className="max-w-2xl">
        <h2 className="text-2xl">{heading}</h2>
        <p className="mt-4 text-lg text-muted">{text}</p>
      </div>
      <div className="flex flex-wrap gap-4">{children}</div>
    </div>
  );
}
