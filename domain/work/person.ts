import { z } from 'zod';

export const roles = ['consultant', 'administrator'] as const;
export type Role = (typeof roles)[number];

export type Person = { id: string; name: string; email: string | null; role: Role };

export type PersonDetail = Person & {
  createdAt: number;
  passkeys: Passkey[];
  /** An invitation that was not used yet. */
  invitedUntil: number | null;
};

export type Passkey = { id: string; label: string; createdAt: number; lastUsedAt: number | null };

/** Who is signed in. */
export type Session = { person: Person; expiresAt: number };

export const newPersonSchema = z.strictObject({
  name: z.string().trim().min(1).max(100),
  email: z.email().max(254).optional(),
  role: z.enum(roles),
});
export type NewPerson = z.infer<typeof newPersonSchema>;
