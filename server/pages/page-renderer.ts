import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathToFileURL } from 'node:url';
import { inject, type DispatchFunc } from 'light-my-request';
import type { FailedPost, RefusedPost } from '../../domain/forms/refused-post.ts';
import type { ShownStatus } from '../../domain/status/shown-status.ts';
import type { BriefDraft } from '../../domain/forms/brief-draft.ts';
import type { Vacancy } from '../../domain/vacancy/vacancy.ts';

/** What a page that is rendered on demand may know beyond the catalogue. */
export type PageLocals = {
  vacancies: readonly Vacancy[];
  /** ISO date: 2026-03-31. */
  today: string;
  /** A plain post that was refused: the form's own page shows its values and issues again. */
  refused?: RefusedPost | FailedPost;
  status?: ShownStatus;
  briefDraft?: BriefDraft | 'gone';
};

export type RenderedPage = { status: number; contentType: string; body: Buffer };
export type PageRenderer = (address: string, locals: PageLocals) => Promise<RenderedPage>;

type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
  locals: PageLocals,
) => Promise<void> | void;

/** The built site's request handler as a function from an address to a page, without a socket. */
export async function loadPageRenderer(entryFile: string): Promise<PageRenderer> {
  const { handler } = (await import(pathToFileURL(entryFile).href)) as { handler: Handler };
  return (address, locals) =>
    new Promise((resolve, reject) => {
      const fail = (error: unknown) =>
        reject(new Error(`${address} could not be rendered.`, { cause: error }));
      const dispatch: DispatchFunc = (request, response) => {
        const call = async () => handler(request, response, fail, { ...locals });
        call().catch(fail);
      };
      inject(dispatch, { method: 'GET', url: address }, (error, response) => {
        if (error || !response) return fail(error);
        const { statusCode: status, headers, rawPayload: body } = response;
        const given = `${headers['content-type'] ?? 'text/html'}`;
        // Astro names no charset; the built files are sent with one.
        const contentType = given === 'text/html' ? `${given}; charset=utf-8` : given;
        resolve({ status, contentType, body });
      });
    });
}
