import { randomUUID } from 'node:crypto';

export type FormFile = { field: string; filename: string; type: string; bytes: Buffer };

/** Sends a form as the site's script does. */
export function sendForm(
  url: string,
  kind: string,
  fields: Record<string, string>,
  file?: FormFile,
  headers: Record<string, string> = {},
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) {
    const blob = new Blob([new Uint8Array(file.bytes)], { type: file.type });
    form.append(file.field, blob, file.filename);
  }
  return fetch(`${url}/api/intake/${kind}`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers: { accept: 'application/json', 'idempotency-key': randomUUID(), ...headers },
  });
}
