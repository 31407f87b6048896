import { ApiError } from './api.ts';

/** Saves an answer as a file. A refusal is an error, not a file with an error in it. */
export async function download(address: string, filename: string): Promise<void> {
  const response = await fetch(`/api/desk${address}`).catch(() => {
    throw new ApiError(0, { error: 'unreachable' });
  });
  if (!response.ok) {
    const body: unknown = await response.json().catch(() => ({}));
    throw new ApiError(response.status, body as ApiError['body']);
  }
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  // Not at once: the browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
