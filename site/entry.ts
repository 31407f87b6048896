import { createApp } from 'astro/app/entrypoint';
import type { PageLocals } from '../domain/page/page-locals.ts';

const app = createApp({ streaming: false });

/** How the server asks for a page that is rendered on demand. */
export function renderPage(address: string, locals: PageLocals): Promise<Response> {
  return app.render(new Request(new URL(address, 'http://localhost')), {
    locals,
    // The server has the built pages for errors; Astro would request them over HTTP.
    prerenderedErrorPageFetch: async () => new Response(null),
  });
}
