const encoded = Buffer.from('a secret of thirty-two bytes 1234').toString('base64');

/** One secret as the environment writes it and as the program reads it. */
export const testSecret = {
  variable: `whsec_${encoded}`,
  key: Buffer.from(encoded, 'base64'),
};
