import { contactPath, vacancyPath } from '#domain/address/paths.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { VacancySummary } from '#domain/vacancies/summary.ts';
import { fillIn } from '#words/fill-in.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { applyAnchor } from './apply-anchor.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { Receipt } from '#site/form-kit/send-submission.ts';
import { WithReference } from '#site/form-kit/with-reference.tsx';
import { LinkButton } from './link-button.tsx';
import type { ListWords } from './list-words.ts';
import type { FirmEditions } from '#domain/firm/firm.ts';

/** The application form and, less prominent, a message with the role as its subject. */
export function CardActions({
  firm,
  vacancy,
  describedBy,
  receipt,
  open,
  detailsId,
  onToggle,
  onApply,
  locale,
  words,
}: {
  firm: FirmEditions;
  vacancy: VacancySummary;
  /** The id of the title, since every card has buttons of the same name. */
  describedBy: string;
  /** Of an application that was sent from here. */
  receipt: Receipt | undefined;
  open: boolean;
  detailsId: string;
  onToggle: () => void;
  onApply: (vacancy: VacancySummary) => void;
  locale: Locale;
  words: ListWords;
}) {
  const { card, options } = words;
  const { slug, title, location, closed } = vacancy;
  const page = vacancyPath(firm, slug, locale);
  const subject = fillIn(card.subject, { title, location: options[location] ?? location });
  return (
    <div className="grid content-start gap-2">
      {closed ? (
        <>
          <Button disabled aria-describedby={describedBy}>
            {card.positionClosed}
          </Button>
          <Button disabled variant="secondary" aria-describedby={describedBy}>
            {card.positionClosed}
          </Button>
        </>
      ) : (
        <>
          <LinkButton
            href={`${page}#${applyAnchor}`}
            aria-describedby={describedBy}
            aria-haspopup="dialog"
            onPress={() => onApply(vacancy)}
          >
            {card.submit}
          </LinkButton>
          <ButtonLink
            variant="secondary"
            href={contactPath(firm, locale, subject, slug)}
            aria-describedby={describedBy}
          >
            {card.apply}
          </ButtonLink>
        </>
      )}
      <LinkButton
        variant="quiet"
        href={page}
        aria-describedby={describedBy}
        aria-expanded={open}
        aria-controls={open ? detailsId : undefined}
        onPress={onToggle}
      >
        {open ? card.less : card.more}
        <Icon name="chevron" className={open ? 'size-4 rotate-180' : 'size-4'} />
      </LinkButton>
      {receipt && (
        // Not announced: the notice has said it.
        <p className="flex items-start gap-2 text-sm">
          <Icon name="check" className="mt-0.5 size-4 shrink-0 text-success" />
          <span>
            <WithReference sentence={card.applied} reference={receipt.reference} />{' '}
            {receipt.status && <TextLink href={receipt.status}>{card.status}</TextLink>}
          </span>
        </p>
      )}
    </div>
  );
}
