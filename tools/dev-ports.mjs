/** While developing, Astro serves the site on PORT and passes /api and /desk on to these ports. */
export const devServerPort = 3100;
export const devDeskPort = 3101;
