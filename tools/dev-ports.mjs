/** While developing, Vite serves the site on PORT and passes /api on to intake on this port. */
export const devIntakePort = 3999;
