import type { Locale } from '../../domain/edition/editions.ts';
import type { VacancySummary } from '../../domain/vacancy/summary.ts';
import type { Messages } from '../../messages/en.ts';
import { fillIn } from '../../messages/fill-in.ts';
import { contactPath } from '../../domain/address/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useApplicationReference } from './sent-applications.ts';

/** Two ways to apply: a message with the role as its subject, and the application form. */
export function CardActions({
  vacancy,
  describedBy,
  onApply,
  locale,
  words,
}: {
  vacancy: VacancySummary;
  /** The id of the title, since every card has buttons of the same name. */
  describedBy: string;
  onApply: (vacancy: VacancySummary) => void;
  locale: Locale;
  words: Messages['vacancies'];
}) {
  const { card, options } = words;
  const reference = useApplicationReference(vacancy.slug);
  if (vacancy.closed) {
    return (
      <div className="grid content-start gap-2">
        <Button disabled aria-describedby={describedBy}>
          {card.positionClosed}
        </Button>
        <Button disabled variant="secondary" aria-describedby={describedBy}>
          {card.positionClosed}
        </Button>
      </div>
    );
  }
  const { title, location } = vacancy;
  const subject = fillIn(card.subject, { title, location: options[location] ?? location });
  return (
    <div className="grid content-start gap-2">
      <ButtonLink href={contactPath(locale, subject)} aria-describedby={describedBy}>
        {card.apply}
      </ButtonLink>
      <Button
        variant="secondary"
        className="needs-script"
        aria-describedby={describedBy}
        onClick={() => onApply(vacancy)}
      >
        {card.submit}
      </Button>
      {reference && (
        // Not announced: the notice that comes and goes has said it.
        <p className="flex items-start gap-2 pt-1 text-sm">
          <Icon name="check" className="mt-0.5 size-4 shrink-0 text-success" />
          {fillIn(card.applied, { reference })}
        </p>
      )}
    </div>
  );
}
