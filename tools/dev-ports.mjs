/** While developing, Astro serves the site on PORT and passes /api on to the server on this port. */
export const devServerPort = 3100;
