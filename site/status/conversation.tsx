import { statusPath } from '#domain/address/paths.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { RefusedReply, SubmissionStatus } from '#domain/status/shown-status.ts';
import type { ShellWords } from '#words/forms.en.ts';
import type { StatusWords } from '#words/status.en.ts';
import { Button } from '#ui/button.tsx';
import { formatMoment } from '#domain/working-time/promise.ts';
import type { Message } from '#domain/threads/message.ts';
import { fillIn } from '#words/fill-in.ts';
import { TextLink } from '#ui/text-link.tsx';
import { formatFileSize, issueTexts } from '#site/form-kit/issue-text.ts';
import { replyFields, replyFile, seenField } from '#domain/threads/reply.ts';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextAreaField } from '#ui/text-field.tsx';
import type { ReplyFileRules } from './check-reply-file.ts';

/** What both sides wrote, the form for a reply, and what mails about answers hold. */
export function Conversation({
  submission,
  refused,
  locale,
  words,
  shell,
}: {
  submission: SubmissionStatus;
  refused: RefusedReply | undefined;
  locale: Locale;
  words: StatusWords;
  shell: ShellWords;
}) {
  const { token, messages, withdrawnAt, answersByMail } = submission;
  const form = withdrawnAt === null && (
    <ReplyForm
      token={token}
      seen={messages.length}
      refused={refused}
      words={words.reply}
      shell={shell}
    />
  );
  return (
    <section id="conversation" className="scroll-mt-24">
      <h2 className="text-xl">{words.thread.heading}</h2>
      {/* A refused reply comes first: its sender is here because of it. */}
      {refused && form}
      {messages.length > 0 && (
        <Thread messages={messages} token={token} locale={locale} words={words.thread} />
      )}
      {!refused && form}
      {withdrawnAt !== null && <p className="mt-4 text-muted">{words.reply.withdrawn}</p>}
      {withdrawnAt === null && answersByMail !== null && (
        <AnswersByMail token={token} inFull={answersByMail} words={words.answersByMail} />
      )}
    </section>
  );
}

function AnswersByMail({
  token,
  inFull,
  words,
}: {
  token: string;
  inFull: boolean;
  words: StatusWords['answersByMail'];
}) {
  const present = inFull ? 'full' : 'notice';
  const other = inFull ? 'notice' : 'full';
  return (
    <form
      method="post"
      action={statusPath(token, 'answers-by-mail')}
      className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-sm"
    >
      <p className="text-muted">{words.now[present]}</p>
      <Button type="submit" variant="secondary" name="choice" value={other}>
        {words.choose[other]}
      </Button>
    </form>
  );
}

/** What both sides wrote, the oldest first. */
function Thread({
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

/** A plain post, which needs no script. */
function ReplyForm({
  token,
  seen,
  refused,
  words,
  shell,
}: {
  token: string;
  /** How many messages the page shows. */
  seen: number;
  refused: RefusedReply | undefined;
  words: StatusWords['reply'];
  shell: ShellWords;
}) {
  const texts = issueTexts(
    { fields: replyFields },
    { labels: words.labels, file: undefined, failure: words.problems.busy },
    shell,
  );
  const refusals = Object.fromEntries(
    (['file-type', 'file-too-large', 'file-empty'] as const).map((code) => [
      code,
      texts.fileNotice({ field: replyFile.field, code }),
    ]),
  );
  const rules: ReplyFileRules = { slot: replyFile, refusals };
  const errorOf = (field: string) => {
    const issue = refused?.issues.find((one) => one.field === field);
    return issue && texts.inline(issue);
  };
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={statusPath(token, 'reply')}
      className="mt-6 grid gap-5 rounded-md border border-line bg-surface p-5 sm:p-6"
    >
      <h3 className="text-lg">{words.heading}</h3>
      {refused && <Alert>{problemOf(refused, words)}</Alert>}
      <input type="hidden" name={seenField} value={seen} />
      <TextAreaField
        id="reply-text"
        name="text"
        label={words.labels.text}
        hint={words.hint}
        error={errorOf('text')}
        required
        maxLength={replyFields.text.maxLength}
        rows={replyFields.text.rows}
        defaultValue={refused?.text}
      />
      <Field
        id="reply-file"
        label={words.labels.file}
        hint={`${shell.file.hint} ${shell.file.note}${refused?.fileSent ? `. ${shell.file.again}` : ''}`}
        error={errorOf(replyFile.field)}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            name={replyFile.field}
            data-file-rules={JSON.stringify(rules)}
            accept={replyFile.pickerTypes.map((type) => `.${type}`).join(',')}
            className="w-full text-sm text-muted file:mr-3 file:min-h-11 file:rounded-sm file:border file:border-solid file:border-control file:bg-transparent file:px-4 file:text-sm file:font-semibold file:text-ink"
          />
        )}
      </Field>
      <div>
        <Button type="submit" size="lg">
          {words.button}
        </Button>
      </div>
    </form>
  );
}

function Alert({ children }: { children: string }) {
  return (
    <p
      role="alert"
      className="flex items-start gap-2 rounded-sm border border-danger p-4 font-medium text-danger"
    >
      <Icon name="alert" className="mt-0.5 size-5 shrink-0" />
      {children}
    </p>
  );
}

function problemOf({ code, issues }: RefusedReply, { problems }: StatusWords['reply']): string {
  if (code === 'rate-limited') return problems.limited;
  return issues.length > 0 ? problems.check : problems.busy;
}
