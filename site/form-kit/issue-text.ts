import type { Issue } from '../../domain/forms/issue.ts';
import type { ShellWords } from '../../messages/forms.en.ts';
import type { Notice } from '../../ui/toast.ts';
import { fillIn } from '../../messages/fill-in.ts';

export type FileWords = Pick<ShellWords['file'], 'type' | 'size'>;

/** What stands below the field. */
export function issueText(
  { field, code }: Issue,
  label: string,
  { issues }: ShellWords,
  file: FileWords,
): string {
  switch (code) {
    case 'required':
      return /consent|agreed/i.test(field) ? issues.tick : fillIn(issues.required, { label });
    case 'invalid':
      if (/email/i.test(field)) return issues.email;
      if (/phone/i.test(field)) return issues.phone;
      if (field === 'linkedin') return issues.linkedin;
      return fillIn(issues.invalid, { label });
    case 'file-type':
      return file.type;
    case 'file-too-large':
      return file.size;
    case 'unknown':
      return fillIn(issues.invalid, { label });
    default:
      return fillIn(issues[code], { label });
  }
}

/** The red toast that lists what is missing or, when nothing is, what is wrong. */
export function requiredFieldsNotice(
  issues: Issue[],
  labelOf: (field: string) => string,
  shell: ShellWords,
): Notice | undefined {
  const missing = issues.filter(({ code }) => code === 'required');
  const list = (missing.length > 0 ? missing : issues).map(({ field }) => labelOf(field));
  if (list.length === 0) return undefined;
  const [title, description] =
    missing.length > 0
      ? [shell.requiredTitle, shell.requiredList]
      : [shell.checkTitle, shell.checkList];
  return {
    variant: 'destructive',
    title,
    description: fillIn(description, { list: list.join(', ') }),
  };
}

export function fileNotice(issue: Issue, shell: ShellWords, file: FileWords): Notice {
  const { code } = issue;
  const [title, description] =
    code === 'file-type'
      ? [shell.file.typeTitle, file.type]
      : code === 'file-too-large'
        ? [shell.file.sizeTitle, file.size]
        : [shell.checkTitle, issueText(issue, '', shell, file)];
  return { variant: 'destructive', title, description };
}
