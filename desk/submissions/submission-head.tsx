import type { RefObject } from 'react';
import { Link, useLocation } from 'react-router';
import type { SubmissionDetail } from '#domain/submissions/submission-detail.ts';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { Icon } from '#ui/icon.tsx';
import { usePerson } from '#desk/kit/session.ts';
import { useNarrow } from '#desk/kit/use-narrow.ts';
import { ActionBar } from './action-bar.tsx';
import { Marks } from './marks.tsx';
import { useViewers } from './use-submission-detail.ts';

const words = deskWords.submissions;

/** Who it is from, what it is about, and what to do with it. */
export function SubmissionHead({
  detail,
  heading,
}: {
  detail: SubmissionDetail;
  heading: RefObject<HTMLHeadingElement | null>;
}) {
  const { row } = detail;
  const { id: me } = usePerson();
  const viewers = useViewers(row.id, me);
  const narrow = useNarrow();
  return (
    <header className="col-span-full flex items-start gap-x-4 border-line px-4 py-3 lg:border-b">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
          {words.kinds[row.kind]} · {row.reference} <Marks row={row} />
        </p>
        <h2
          id="submission-name"
          ref={heading}
          tabIndex={-1}
          className="text-lg break-words outline-none"
        >
          {row.name || row.reference}
        </h2>
        <div className="flex flex-wrap items-center gap-x-4">
          <p className="min-w-0 break-words">{row.about}</p>
          <Contact detail={detail} />
        </div>
        <output className="empty:hidden">
          {viewers.length > 0 && (
            <span className="inline-block rounded-sm bg-sunken px-3 py-1">
              {fillIn(words.viewers, { names: viewers.map(({ name }) => name).join(', ') })}
            </span>
          )}
        </output>
      </div>
      {!narrow && <ActionBar detail={detail} place="head" />}
      <CloseLink />
    </header>
  );
}

function Contact({ detail: { email, fields } }: { detail: SubmissionDetail }) {
  const phone = fields.find(({ type, value }) => type === 'phone' && value)?.value;
  const number = phone?.replace(/[^\d+]/g, '') ?? '';
  return (
    <>
      {email && (
        <a href={`mailto:${encodeURIComponent(email)}`} className={linkLook}>
          {email}
        </a>
      )}
      {/* An optional number is often a note such as "after 6 pm". */}
      {phone && number.length < 5 && <span>{phone}</span>}
      {phone && number.length >= 5 && (
        <a href={`tel:${number}`} className={linkLook}>
          {phone}
        </a>
      )}
    </>
  );
}

const linkLook =
  'inline-flex min-h-8 items-center break-all text-accent underline-offset-4 hover:underline';

export function CloseLink() {
  const { search } = useLocation();
  return (
    <Link
      to={{ pathname: '/inbox', search }}
      aria-label={words.close}
      className="-mt-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-sm text-muted hover:text-ink"
    >
      <Icon name="close" />
    </Link>
  );
}
