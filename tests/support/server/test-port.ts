/** Away from the usual 3000, so that tests and `npm start` do not meet. */
export const testPort = Number(process.env.TEST_PORT ?? 3187);
