import { type ReactNode, useId } from 'react';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { ShownField } from '#domain/submissions/submission-detail.ts';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { Icon } from '#ui/icon.tsx';
import { fullTime } from '#desk/kit/times.ts';

export function Section({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className={headingLook}>
        {heading}
      </h3>
      {children}
    </section>
  );
}

/** For what is seldom needed: its heading unfolds it. */
export function FoldedSection({
  heading,
  open = false,
  children,
}: {
  heading: string;
  /** When it is first shown. */
  open?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <details open={open}>
        <summary className="min-h-8 cursor-pointer content-center">
          <h3 id={id} className={`inline ${headingLook}`}>
            {heading}
          </h3>
        </summary>
        <div className="grid gap-2 pt-2">{children}</div>
      </details>
    </section>
  );
}

const headingLook = 'text-xs font-semibold tracking-wide text-muted uppercase';

const words = deskWords.submissions;

/** Texts are read as a document, and all of a brief; consents and the telephone have their own places. */
export function isInDocument(kind: SubmissionKind, { type }: ShownField): boolean {
  if (type === 'consent' || type === 'phone') return false;
  return type === 'paragraph' || kind === 'employer-brief';
}

/** What decides about somebody comes first; the rest in the order of the form. */
const deciding = [
  'noticePeriod',
  'notice_period',
  'authorizedToWork',
  'currentLocation',
  'desiredLocation',
  'desiredRole',
  'roleLocation',
  'roleSalary',
];

function rankOf({ name }: ShownField): number {
  const rank = deciding.indexOf(name);
  return rank === -1 ? deciding.length : rank;
}

/** The short answers of the sender, and what was left empty in one line. */
export function SubmissionFacts({ kind, fields }: { kind: SubmissionKind; fields: ShownField[] }) {
  const answers = fields.filter(({ type }) => type !== 'consent' && type !== 'terms-version');
  const facts = answers
    .filter((field) => field.value && field.type !== 'phone' && !isInDocument(kind, field))
    .toSorted((one, other) => rankOf(one) - rankOf(other));
  const empty = answers.filter(({ value }) => !value);
  if (facts.length === 0 && empty.length === 0) return null;
  return (
    <Section heading={words.fields}>
      <dl className="grid grid-cols-[fit-content(8.5rem)_minmax(0,1fr)] gap-x-4 gap-y-1">
        {facts.map(({ name, label, type, value }) => (
          <div key={name} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="break-words whitespace-pre-wrap">
              {type === 'web-address' ? <WebAddress value={value} /> : value}
            </dd>
          </div>
        ))}
      </dl>
      {empty.length > 0 && (
        <p className="text-xs text-muted">
          {words.empty}: {empty.map(({ label }) => label).join(', ')}
        </p>
      )}
    </Section>
  );
}

/** What a sender gives as an address is a link only if it is one of the web. */
function WebAddress({ value }: { value: string }) {
  const address = URL.canParse(value) ? new URL(value) : undefined;
  if (address?.protocol !== 'https:' && address?.protocol !== 'http:') return value;
  return (
    <a
      href={address.href}
      target="_blank"
      rel="noopener noreferrer"
      className="break-all text-accent underline underline-offset-4"
    >
      {value.replace(/^https?:\/\/(www\.)?/, '')}
    </a>
  );
}

/** Which were given, at a glance; unfolded, in the words that the sender saw. */
export function Consents({ fields }: { fields: ShownField[] }) {
  const consents = fields.filter(({ type }) => type === 'consent');
  const terms = fields.find(({ type, value }) => type === 'terms-version' && value);
  if (consents.length === 0) return null;
  return (
    <Section heading={words.consents}>
      <details>
        <summary className="flex min-h-8 cursor-pointer flex-wrap items-center gap-x-4">
          {consents.map(({ name, label, given = false }) => (
            <span key={name} className="inline-flex items-center gap-1">
              <Ticked given={given} />
              {label}
              <span className="sr-only">: {given ? words.givenShort : words.notGiven}</span>
            </span>
          ))}
        </summary>
        <ul className="mt-2 grid gap-2 border-l-2 border-line pl-3">
          {consents.map(({ name, label, value, given, at, sha256 }) => (
            <li key={name}>
              <span className="font-medium">{label}.</span>{' '}
              {given
                ? fillIn(words.given, { time: at === undefined ? '' : fullTime(at) })
                : words.notGiven}
              <span className="block text-muted">{value || words.wordsNotRecorded}</span>
              {sha256 && (
                <span className="block font-mono text-xs break-all text-muted">
                  SHA-256 {sha256}
                </span>
              )}
            </li>
          ))}
          {terms && (
            <li>
              <span className="font-medium">{terms.label}</span>: {terms.value}
            </li>
          )}
        </ul>
      </details>
    </Section>
  );
}

function Ticked({ given }: { given: boolean }) {
  return (
    <Icon
      name={given ? 'check' : 'close'}
      className={given ? 'size-4 text-success' : 'size-4 text-muted'}
    />
  );
}
