import { fillIn } from '../../messages/fill-in.ts';
import { submissionWords as words } from '../../messages/desk-words/submission.ts';
import type { ShownField } from '../../domain/work/submission-detail.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section } from './section.tsx';
import { fullTime } from '../shell/times.ts';

/** What the sender filled in, in the form's order and words. Everything is shown as text. */
export function FieldList({ fields }: { fields: ShownField[] }) {
  const filled = fields.filter(({ type }) => type !== 'consent');
  if (filled.length === 0) return null;
  return (
    <Section heading={words.fields}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {filled.map(({ name, label, type, value }) => (
          <div key={name} className={type === 'paragraph' ? 'sm:col-span-2' : undefined}>
            <dt className="text-muted">{label}</dt>
            <dd className="break-words whitespace-pre-wrap">
              {value || <span className="text-muted">{words.empty}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export function ConsentList({ fields }: { fields: ShownField[] }) {
  const consents = fields.filter(({ type }) => type === 'consent');
  if (consents.length === 0) return null;
  return (
    <Section heading={words.consents}>
      <ul className="grid gap-2">
        {consents.map(({ name, label, value, given, at, sha256 }) => (
          <li key={name} className="grid grid-cols-[auto_1fr] gap-x-2">
            <Icon
              name={given ? 'check' : 'close'}
              className={given ? 'mt-0.5 size-4 text-success' : 'mt-0.5 size-4 text-muted'}
            />
            <span>
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
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
