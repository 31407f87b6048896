import { z } from 'zod';
import { inEveryLanguage } from '../edition/in-every-language.ts';
import { words } from '../page/page.ts';

const ownFile = z.string().regex(/^\/(?!\/)\S+$/);

const listed = z.strictObject({
  title: words,
  link: z
    .union([ownFile, z.url({ protocol: /^https$/ })])
    .describe('A file of this site, from its root, or an address elsewhere.'),
});

/** Documents that we hand out by a stable id, whatever link they lie under today. */
export const documentTableSchema = z.record(
  z.string().regex(/^[a-z0-9-]+$/),
  z.strictObject(inEveryLanguage(listed)),
);
