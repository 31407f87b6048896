import { statusPath } from '#domain/address/paths.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { formatMoment } from '#domain/working-time/promise.ts';
import type { Message } from '#domain/threads/message.ts';
import { fillIn } from '#words/fill-in.ts';
import type { StatusWords } from '#words/status.en.ts';
import { TextLink } from '#ui/text-link.tsx';
import { formatFileSize } from '#site/form-kit/file-size.ts';

/** What both sides wrote, the oldest first. */
export function Thread({
  messages,
  token,
  locale,
  words,
}: {
  messages: readonly Message[];
  token: string;
  locale: Locale;
  words: StatusWords['thread'];
}) {
  return (
    <ol className="mt-4 grid gap-4">
      {messages.map(({ id, author, by, subject, text, at, file }) => (
        <li
          key={id}
          className={
            author === 'desk'
              ? 'rounded-md border border-line border-l-4 border-l-accent bg-surface p-5 sm:mr-8 sm:p-6'
              : 'rounded-md border border-line bg-sunken p-5 sm:ml-8 sm:p-6'
          }
        >
          <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
            <span className="font-semibold text-ink">{nameOf(author, by, words)}</span>
            <time dateTime={new Date(at).toISOString()}>{formatMoment(at, locale)}</time>
          </p>
          {subject && <p className="mt-3 font-semibold wrap-anywhere">{subject}</p>}
          <p className="mt-3 wrap-anywhere whitespace-pre-line">{text}</p>
          {file && (
            <p className="mt-4 wrap-anywhere">
              <TextLink href={statusPath(token, `messages/${id}/file`)} download>
                {fillIn(words.file, { filename: file.filename })}
              </TextLink>{' '}
              <span className="text-sm text-muted">({formatFileSize(file.size, locale)})</span>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function nameOf(author: Message['author'], by: string | null, words: StatusWords['thread']) {
  if (author === 'sender') return words.you;
  return by ? fillIn(words.from, { name: by }) : words.firm;
}
