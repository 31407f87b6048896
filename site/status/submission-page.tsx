import type { ReactNode } from 'react';
import { briefPath, contactPath, pagePath, statusPath } from '#domain/address/paths.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { formatDeadline, formatMoment } from '#domain/working-time/promise.ts';
import {
  statusActions,
  type RefusedReply,
  type SubmissionStatus,
} from '#domain/status/shown-status.ts';
import { briefQuery, readBriefQuery } from '#domain/hiring-models/brief-prefill.ts';
import { fillIn } from '#words/fill-in.ts';
import type { ShellWords } from '#words/forms.en.ts';
import type { StatusWords } from '#words/status.en.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { PageStrip } from '#site/sections/headings.tsx';
import { Conversation } from './conversation.tsx';
import type { SentField } from './shown-fields.ts';
import type { FirmOffer, FirmEditions } from '#domain/firm/firm.ts';

type Props = {
  firm: FirmOffer & FirmEditions;
  /** What else may interest its sender. */
  offer?: ReactNode;
  submission: SubmissionStatus;
  fields: SentField[];
  /** A reply that was not taken. */
  refused: RefusedReply | undefined;
  locale: Locale;
  words: StatusWords;
  shell: ShellWords;
};

/** What its sender sees of a submission. */
export function SubmissionPage(props: Props) {
  const { submission, locale, words, refused, shell } = props;
  const { kind, reference, receivedAt, receipt } = submission;
  const conversation = <Conversation {...{ submission, refused, locale, words, shell }} />;
  const received = fillIn(words.received, { time: formatMoment(receivedAt, locale) });
  return (
    <>
      <PageStrip
        hero={{
          eyebrow: fillIn(words.eyebrow, { reference }),
          heading: words.kinds[kind],
          introduction: [
            received,
            words.keep,
            ...(receipt === 'mailed' ? [] : [words.receipt[receipt]]),
          ].join(' '),
        }}
      />
      <div className="container-page grid items-start gap-8 py-8 md:py-12 lg:grid-cols-[2fr_1fr]">
        <div className="grid gap-8">
          {/* After a refused reply first, where its sender is. */}
          {refused && conversation}
          <Standing {...props} />
          {!refused && conversation}
          <Content {...props} />
          {props.offer}
        </div>
        <YourData {...props} />
      </div>
    </>
  );
}

/** The state, the promise and what happens next. */
function Standing({ submission, locale, words }: Props) {
  const { kind, state, promise, withdrawnAt } = submission;
  const { now, next, zone } = words;
  const open = withdrawnAt === null && (state === 'new' || state === 'in-work');
  const time = promise && formatDeadline(promise.at, locale);
  return (
    <section>
      <h2 className="text-xl">{now.heading}</h2>
      <Card className="mt-4 grid gap-3">
        <p className="text-lg font-semibold">
          {withdrawnAt === null
            ? now.states[state]
            : fillIn(now.withdrawn, { time: formatMoment(withdrawnAt, locale) })}
        </p>
        {open && time && (
          <p className={promise.missed ? 'text-danger' : undefined}>
            {fillIn(promise.missed ? now.missed : now.promise, { time, zone })}
          </p>
        )}
        {open && (
          <>
            <h3 className="mt-2 text-base">{next.heading}</h3>
            <p className="text-muted">{next[kind]}</p>
          </>
        )}
      </Card>
    </section>
  );
}

function Content({ firm, submission, fields, locale, words }: Props) {
  const { content } = words;
  return (
    <section>
      <h2 className="text-xl">{content.heading}</h2>
      <dl className="mt-4 border-b border-line">
        {fields.map(({ name, label, value }) => (
          <div
            key={name}
            className="grid gap-x-6 gap-y-1 border-t border-line py-3 sm:grid-cols-[1fr_2fr]"
          >
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      {submission.kind === 'employer-brief' && (
        <ButtonLink
          href={similarBrief(firm, submission, locale)}
          variant="secondary"
          className="mt-6"
        >
          {content.similar}
        </ButtonLink>
      )}
    </section>
  );
}

/** What a link can carry of the must-haves: servers limit the length of an address. */
const maxLinkedText = 1_500;

/** The brief form, filled with what the roles of one employer share. */
function similarBrief(
  firm: FirmOffer & FirmEditions,
  { fields }: SubmissionStatus,
  locale: Locale,
): string {
  const { mustHaves, ...known } = readBriefQuery(firm, new URLSearchParams(fields));
  const short = mustHaves !== undefined && mustHaves.length <= maxLinkedText;
  return briefPath(firm, locale, briefQuery({ ...known, ...(short && { mustHaves }) }));
}

function YourData({ firm, submission, locale, words }: Props) {
  const { token, file, withdrawnAt, reference } = submission;
  const { data } = words;
  const actions = statusActions.filter((one) => one !== 'withdraw' || withdrawnAt === null);
  const complaint = fillIn(data.complaintSubject, { reference });
  return (
    <Card>
      <h2 className="text-xl">{data.heading}</h2>
      <p className="mt-2 text-sm text-muted">{data.introduction}</p>
      <ul className="mt-4 grid gap-1 *:py-1.5">
        <li>
          <TextLink href={statusPath(token, 'data.json')} download>
            {data.download}
          </TextLink>
        </li>
        {file && (
          <li>
            <TextLink href={statusPath(token, 'file')} download>
              {data.file}
            </TextLink>
          </li>
        )}
        {actions.map((action) => (
          <li key={action}>
            <TextLink href={statusPath(token, action)}>{data[action]}</TextLink>
          </li>
        ))}
        <li className="mt-2 border-t border-line pt-4!">
          <TextLink href={contactPath(firm, locale, complaint)}>{data.complain}</TextLink>
        </li>
        <li>
          <TextLink href={pagePath(firm, 'privacy-policy', locale)}>{data.policy}</TextLink>
        </li>
      </ul>
    </Card>
  );
}
