import { defineMiddleware } from 'astro:middleware';

/**
 * Tells the server why a page, an endpoint or the page of an error could not be rendered; Astro
 * itself answers with 500.astro then, or with nothing where that one throws.
 */
export const onRequest = defineMiddleware(async ({ locals }, next) => {
  try {
    return await next();
  } catch (error) {
    // While developing, Astro shows where it happened.
    if (import.meta.env.DEV) throw error;
    locals.failure ??= error;
    return new Response(null, { status: 500 });
  }
});
