/** Away from the usual 3000, so that tests and `npm start` do not meet. */
export const testPort = 3187;
