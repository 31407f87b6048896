import { checkFile } from '../../domain/forms/file-rules.ts';
import { replyFile } from '../../domain/thread/reply.ts';
import { notify } from '../../ui/toast.ts';

/** Refuses a file when it is chosen, as the other forms do. Without script the server refuses it. */
export function checkReplyFile(): void {
  const input = document.querySelector<HTMLInputElement>('#reply-file');
  input?.addEventListener('change', () => {
    const issue = checkFile(replyFile, input.files?.[0]);
    if (!issue) return;
    input.value = '';
    notify(JSON.parse(input.dataset.refusals ?? '{}')[issue.code]);
  });
}
