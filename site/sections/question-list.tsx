import type { Question } from '#domain/pages/page.ts';
import { Icon } from '#ui/icon.tsx';

/** Questions that open to their answers, without script. */
export function QuestionList({ items }: { items: readonly Question[] }) {
  return (
    <ul className="border-b border-line">
      {items.map(({ question, answer }) => (
        <li key={question} className="border-t border-line">
          <details className="group">
            <summary className="flex min-h-11 list-none items-center justify-between gap-6 py-4 font-semibold underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
              {question}
              <Icon name="chevron" className="size-4 shrink-0 text-accent group-open:rotate-180" />
            </summary>
            <p className="max-w-2xl pb-6 text-muted">{answer}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}
