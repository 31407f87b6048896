import { z } from 'zod';

/** What a program may do with its key. Each route of the API names the one that it needs. */
export const apiScopes = [
  'vacancies:read',
  'vacancies:write',
  'submissions:read',
  'submissions:write',
] as const;
export type ApiScope = (typeof apiScopes)[number];

/** The key of a program, without the key itself: that is shown once. */
export type ApiKey = {
  id: string;
  name: string;
  scopes: ApiScope[];
  /** The name of the administrator. */
  madeBy: string;
  madeAt: number;
  lastUsedAt: number | null;
  revokedAt: number | null;
};

export const newApiKeySchema = z.strictObject({
  name: z.string().trim().min(1).max(60),
  scopes: z
    .array(z.enum(apiScopes))
    .min(1)
    .max(apiScopes.length)
    .transform((given) => apiScopes.filter((scope) => given.includes(scope))),
});
export type NewApiKey = z.output<typeof newApiKeySchema>;

/** Shown once: only its hash is stored. */
export type MadeApiKey = { key: string };
