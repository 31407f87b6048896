import { memo, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { vacancyPath, contactPath } from '#domain/address/paths.ts';
import type { FirmEditions } from '#domain/firm/firm.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { VacancySummary } from '#domain/vacancies/summary.ts';
import { fillIn } from '#words/fill-in.ts';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import type { Receipt } from '#site/form-kit/send-submission.ts';
import type { CardWords, ListWords } from './list-words.ts';
import type { DetailsState } from './use-vacancy-details.ts';
import { contractText, payLabel, VacancyText } from './vacancy-text.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { WithReference } from '#site/form-kit/linked-text.tsx';
import { applyAnchor, applyWayIds } from './apply-ways.tsx';
import { LinkButton } from './link-button.tsx';

const skillsShown = 3;

export const VacancyCard = memo(function VacancyCard({
  firm,
  vacancy,
  details,
  onOpen,
  onApply,
  receipt,
  waysId,
  locale,
  words,
}: {
  firm: FirmEditions;
  vacancy: VacancySummary;
  details: DetailsState;
  onOpen: () => void;
  onApply: (vacancy: VacancySummary, page: string) => void;
  receipt: Receipt | undefined;
  /** The list says once, for all cards, what the two buttons do. */
  waysId: string;
  locale: Locale;
  words: ListWords;
}) {
  const id = useId();
  /** Where the page was scrolled to when the card was opened. */
  const [openedAt, setOpenedAt] = useState<number>();
  const open = openedAt !== undefined;
  const { slug, title, postedOn, posted, skills, closed, salary } = vacancy;

  const toggle = () => {
    if (!open) {
      setOpenedAt(window.scrollY);
      onOpen();
      return;
    }
    flushSync(() => setOpenedAt(undefined));
    window.scrollTo({ top: openedAt, behavior: 'instant' });
  };

  return (
    <li className="contents">
      {/* Rows are shared with the neighbours, so that titles, skills and buttons stand in line. */}
      <article
        aria-labelledby={`${id}-title`}
        className={classNames(
          'row-span-5 mb-4 grid grid-rows-subgrid gap-y-4 rounded-md border p-5 pb-3',
          closed && 'border-dashed bg-sunken text-muted',
          !closed && 'bg-surface',
          open ? 'border-accent' : closed ? 'border-control' : 'border-line',
        )}
      >
        <div className="flex min-h-6 items-center justify-between gap-3 text-xs text-muted">
          <time dateTime={postedOn}>{posted}</time>
          {closed && <Badge>{words.card.closed}</Badge>}
          <button
            type="button"
            className="star"
            data-star={slug}
            value={salary}
            aria-label={words.card.save}
            aria-describedby={`${id}-title`}
          />
        </div>
        <h3 id={`${id}-title`} className="text-lg leading-snug">
          <a
            href={vacancyPath(firm, slug, locale)}
            className="underline-offset-4 hover:underline focus-visible:underline"
          >
            {title}
          </a>
        </h3>
        <CardFacts vacancy={vacancy} words={words} />
        <Skills skills={skills} words={words.card} />
        <CardActions
          firm={firm}
          vacancy={vacancy}
          describedBy={`${id}-title`}
          receipt={receipt}
          ways={applyWayIds(waysId)}
          open={open}
          detailsId={`${id}-details`}
          onToggle={toggle}
          onApply={onApply}
          locale={locale}
          words={words}
        />
      </article>
      {open && (
        <CardDetails
          firm={firm}
          id={`${id}-details`}
          vacancy={vacancy}
          details={details}
          locale={locale}
          words={words.card}
        />
      )}
    </li>
  );
});

function Skills({ skills, words }: { skills: readonly string[]; words: CardWords }) {
  const more = skills.length - skillsShown;
  return (
    <ul
      aria-label={words.skills}
      className="grid content-start gap-1 border-t border-line pt-4 text-xs"
    >
      {skills.slice(0, skillsShown).map((skill) => (
        <li key={skill}>{skill}</li>
      ))}
      {more > 0 && <li className="text-muted">{fillIn(words.moreSkills, { count: more })}</li>}
    </ul>
  );
}

/** No line begins with the dot. */
const dot = '\u00a0· ';

function CardFacts({ vacancy, words }: { vacancy: VacancySummary; words: ListWords }) {
  const { location, salary, workload, sector, closed } = vacancy;
  const { card, options } = words;
  const name = (option: string) => options[option] ?? option;
  return (
    <dl className="grid content-start gap-1.5 text-sm">
      <dt className="sr-only">{card.location}</dt>
      <dd>{name(location)}</dd>
      <dt className="sr-only">{payLabel(vacancy, card)}</dt>
      <dd className={classNames('font-semibold', !closed && 'text-accent')}>{salary}</dd>
      <dt className="sr-only">{card.engagement}</dt>
      <dd>
        {[contractText(vacancy, card), workload, card.workplaces[vacancy.workplace]]
          .filter(Boolean)
          .join(dot)}
      </dd>
      <dt className="sr-only">{card.sector}</dt>
      <dd className="text-xs text-muted">{sector.map(name).join(dot)}</dd>
    </dl>
  );
}

/**
 * The opened part of a card: a row of its own under the card's row. Cards are placed densely, so
 * neither the card nor its neighbours change their place.
 */
function CardDetails({
  firm,
  id,
  vacancy: { slug, title, skills },
  details,
  locale,
  words,
}: {
  firm: FirmEditions;
  id: string;
  vacancy: VacancySummary;
  details: DetailsState;
  locale: Locale;
  words: CardWords;
}) {
  const text = details.is === 'loaded' ? details.bySlug[slug] : undefined;
  // Without a text although loaded: the vacancy was withdrawn since the list was rendered.
  const failed = details.is === 'failed' || (details.is === 'loaded' && !text);
  return (
    <div
      id={id}
      className="col-span-full mb-4 rounded-md border border-l-4 border-accent bg-surface p-5 text-sm text-ink sm:p-6"
    >
      <p className="mb-4 text-base font-semibold max-sm:hidden">{title}</p>
      {text && (
        <div className="gap-x-10 *:mb-5 *:break-inside-avoid md:columns-2">
          <VacancyText details={text} skills={skills} more={text.more} words={words} heading="h4" />
        </div>
      )}
      {!text && <output className="block">{failed ? words.detailsFailed : words.loading}</output>}
      {(text || failed) && (
        <TextLink href={vacancyPath(firm, slug, locale)}>{words.wholePage}</TextLink>
      )}
    </div>
  );
}

/** The application form and, less prominent, a message with the role as its subject. */
function CardActions({
  firm,
  vacancy,
  describedBy,
  receipt,
  ways,
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
  ways: ReturnType<typeof applyWayIds>;
  open: boolean;
  detailsId: string;
  onToggle: () => void;
  onApply: (vacancy: VacancySummary, page: string) => void;
  locale: Locale;
  words: ListWords;
}) {
  const { card, options } = words;
  const { slug, title, location, closed } = vacancy;
  const page = vacancyPath(firm, slug, locale);
  const form = `${page}#${applyAnchor}`;
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
            href={form}
            aria-describedby={`${describedBy} ${ways.submit}`}
            aria-haspopup="dialog"
            onPress={() => onApply(vacancy, form)}
          >
            {card.submit}
          </LinkButton>
          <ButtonLink
            variant="secondary"
            href={contactPath(firm, locale, subject, slug)}
            aria-describedby={`${describedBy} ${ways.apply}`}
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
