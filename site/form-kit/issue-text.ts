import type { Form } from '#domain/forms/define-form.ts';
import type { Issue } from '#domain/forms/issue.ts';
import { fillIn } from '#words/fill-in.ts';
import type { ShellWords } from '#words/forms.en.ts';
import type { Notice } from '#ui/toast.ts';
import type { AnyFormWords } from './form-props.ts';
import { MiB } from '#domain/forms/file-type.ts';
import type { Locale } from '#domain/edition/editions.ts';

/** The words for what can be wrong with a form. */
export function issueTexts(
  form: Pick<Form, 'fields'>,
  words: Pick<AnyFormWords, 'labels' | 'file' | 'failure'>,
  shell: ShellWords,
) {
  const fileWords = words.file ?? shell.file;
  const labelOf = (field: string) => words.labels[field] ?? field;

  /** The error below a field. */
  function inline({ field, code }: Issue): string {
    const rules = form.fields[field];
    const label = labelOf(field);
    switch (code) {
      case 'required':
        return rules?.type === 'consent'
          ? shell.issues.tick
          : fillIn(shell.issues.required, { label });
      case 'invalid':
        return rules?.type === 'text' && rules.format
          ? shell.issues.formats[rules.format]
          : fillIn(shell.issues.invalid, { label });
      case 'file-type':
        return fileWords.type;
      case 'file-too-large':
        return fileWords.size;
      case 'unknown':
        return fillIn(shell.issues.invalid, { label });
      default:
        return fillIn(shell.issues[code], { label });
    }
  }

  return {
    inline,

    /** What the summary says. A field that the visitor never sees is our mistake, or closed. */
    summary(issue: Issue): string {
      if (!(issue.field in words.labels)) {
        return issue.code === 'closed' ? shell.issues.closed : words.failure;
      }
      const text = inline(issue);
      const label = labelOf(issue.field);
      return text.includes(label) ? text : `${label}: ${text}`;
    },

    /** The toast that lists what is missing or, when nothing is, what is wrong. */
    fieldsNotice(issues: Issue[]): Notice | undefined {
      const missing = issues.filter(({ code }) => code === 'required');
      const [title, description] =
        missing.length > 0
          ? [shell.requiredTitle, shell.requiredList]
          : [shell.checkTitle, shell.checkList];
      const named = (missing.length > 0 ? missing : issues).map(({ field }) => labelOf(field));
      if (named.length === 0) return undefined;
      const list = named.join(', ');
      return refusal(title, fillIn(description, { list }));
    },

    fileNotice(issue: Issue): Notice {
      const titles: Partial<Record<Issue['code'], string>> = {
        'file-type': shell.file.typeTitle,
        'file-too-large': shell.file.sizeTitle,
      };
      const title = titles[issue.code] ?? shell.checkTitle;
      return refusal(title, inline(issue));
    },

    failureNotice: (failure: string) => refusal(shell.errorTitle, failure),
  };
}

function refusal(title: string, description: string): Notice {
  return { variant: 'destructive', title, description };
}

export type IssueTexts = ReturnType<typeof issueTexts>;

export function formatFileSize(bytes: number, locale: Locale): string {
  const large = bytes >= MiB;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large ? 1 : 0,
  }).format(large ? bytes / MiB : Math.max(1, bytes / 1024));
}
