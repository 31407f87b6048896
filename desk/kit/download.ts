import { requestFile } from './api.ts';

/** Saves an answer as a file. A refusal is an error, not a file with an error in it. */
export async function download(address: string, filename: string): Promise<void> {
  const url = URL.createObjectURL(await requestFile(address));
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  // Not at once: the browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
