import { statusPath } from '#domain/address/paths.ts';
import type { RefusedReply } from '#domain/status/shown-status.ts';
import { replyFields, replyFile, seenField } from '#domain/threads/reply.ts';
import type { ShellWords } from '#words/forms.en.ts';
import type { StatusWords } from '#words/status.en.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextAreaField } from '#ui/text-field.tsx';
import { issueTexts } from '#site/form-kit/issue-text.ts';
import type { ReplyFileRules } from './check-reply-file.ts';

/** A plain post, which needs no script. */
export function ReplyForm({
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
