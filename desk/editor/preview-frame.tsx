import { useState, type ReactNode } from 'react';
import { deskWords } from '#desk/kit/words.ts';
import { classNames } from '#ui/class-names.ts';

const words = deskWords.documents.editor;

const widths = { full: 'w-full', phone: 'w-full max-w-[390px]' };

/** A page of the site as it would be, at the width of a desk or of a phone. It runs no script. */
export function PreviewFrame({
  title,
  html,
  problem,
  startAt,
  children,
}: {
  title: string;
  /** Undefined while it is rendered. */
  html: string | undefined;
  problem?: ReactNode;
  /** A selector: what the frame shows first. Else the top of the page. */
  startAt?: string;
  /** Choices beside the width. */
  children: ReactNode;
}) {
  const [width, setWidth] = useState<keyof typeof widths>('full');
  return (
    <section aria-label={words.preview} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {children}
        <PreviewChoices
          label={words.previewWidth}
          options={(['full', 'phone'] as const).map((value) => ({
            value,
            name: words.previewWidths[value],
          }))}
          chosen={width}
          onChoice={setWidth}
        />
      </div>
      <p className="text-xs text-muted">{words.previewNote}</p>
      {problem ??
        (html === undefined ? (
          <output className="text-muted">{words.previewLoading}</output>
        ) : (
          <iframe
            title={title}
            srcDoc={html}
            // Same origin, so that the site's style sheets and fonts load; no scripts, forms or links.
            sandbox="allow-same-origin"
            onLoad={({ currentTarget: { contentWindow } }) => {
              const part = startAt && contentWindow?.document.querySelector(startAt);
              // Not scrollIntoView, which scrolls the desk as well.
              if (part) contentWindow?.scrollTo(0, part.getBoundingClientRect().top - 120);
            }}
            className={classNames(
              'h-[75dvh] justify-self-center rounded-md border border-line bg-paper',
              widths[width],
            )}
          />
        ))}
    </section>
  );
}

export function PreviewChoices<Value extends string>({
  label,
  options,
  chosen,
  onChoice,
}: {
  label: string;
  options: readonly { value: Value; name: string }[];
  chosen: Value;
  onChoice: (value: Value) => void;
}) {
  return (
    <fieldset aria-label={label} className="flex flex-wrap gap-1">
      {options.map(({ value, name }) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen === value}
          onClick={() => onChoice(value)}
          className="min-h-9 rounded-sm border border-line bg-surface px-2.5 text-muted hover:border-ink hover:text-ink aria-pressed:border-accent aria-pressed:font-semibold aria-pressed:text-ink"
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
