import { defineMiddleware } from 'astro:middleware';
import { catalogue } from '#content/catalogue.server.ts';

/**
 * Gives every page the firm whose page it is, and tells the server why a page, an endpoint or the page of an error could not be rendered; Astro
 * itself answers with 500.astro then, or with nothing where that one throws.
 */
export const onRequest = defineMiddleware(async ({ locals }, next) => {
  try {
    locals.firm = catalogue().firm;
    return await next();
  } catch (error) {
    // While developing, Astro shows where it happened.
    if (import.meta.env.DEV) throw error;
    locals.failure ??= error;
    return new Response(null, { status: 500 });
  }
});
