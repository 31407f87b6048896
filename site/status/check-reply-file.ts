import type { FileSlot } from '#domain/forms/define-form.ts';
import { checkFile } from '#domain/forms/check-submission.ts';
import type { Issue } from '#domain/forms/issue.ts';
import { notify, type Notice } from '#ui/toast.ts';

/** Given with the page: importing them would split the scripts of every form. */
export type ReplyFileRules = { slot: FileSlot; refusals: Partial<Record<Issue['code'], Notice>> };

/** Refuses a file when it is chosen, as the other forms do. Without script the server refuses it. */
export function checkReplyFile(): void {
  const input = document.querySelector<HTMLInputElement>('[data-file-rules]');
  input?.addEventListener('change', () => {
    const { slot, refusals }: ReplyFileRules = JSON.parse(input.dataset.fileRules!);
    const issue = checkFile(slot, input.files?.[0]);
    if (!issue) return;
    input.value = '';
    notify(refusals[issue.code]!);
  });
}
