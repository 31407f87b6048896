import { z } from 'zod';
import { type Preferences, isZone } from './preferences.ts';
import { knownLanguages } from '#domain/edition/language.ts';

export const roles = ['consultant', 'administrator'] as const;
export type Role = (typeof roles)[number];

export type Person = { id: string; name: string; email: string | null; role: Role };

export type PersonDetail = Person & {
  createdAt: number;
  passkeys: Passkey[];
  /** An invitation that was not used yet. */
  invitedUntil: number | null;
  /** The name of the administrator who made it; null for one of a command. */
  invitedBy: string | null;
  /** How much open work is with a colleague and can be taken back. */
  handedOver: number;
  /** Removed people stay in the store, because notes and the audit log name them. */
  removedAt: number | null;
};

export type Passkey = { id: string; label: string; createdAt: number; lastUsedAt: number | null };

/** Who is signed in, since when, and how they want the desk. */
export type Session = {
  person: Person;
  preferences: Preferences;
  expiresAt: number;
  startedAt: number;
};

/** One browser in which somebody is signed in. */
export type OpenSession = {
  id: string;
  /** As "Firefox, Linux"; empty where the browser did not say. */
  browser: string;
  startedAt: number;
  lastSeenAt: number;
  /** The one that asks. */
  isOwn: boolean;
};

/** Whom a link invites. The first administrator has no name yet and gives it. */
export type Invitation = { name: string; role: Role };

export const personNameSchema = z.string().trim().min(1).max(100);
export const keyLabelSchema = z.string().trim().min(1).max(60);

export const newPersonSchema = z.strictObject({
  name: personNameSchema,
  email: z.email().max(254).optional(),
  role: z.enum(roles),
});
export type NewPerson = z.infer<typeof newPersonSchema>;

export const handOverSchema = z.strictObject({ to: z.uuid() });
/** What changed hands. */
export type HandedOver = { submissions: number; mandates: number };

/** The address of an invitation, below the origin of the desk. */
export function joinPath(token: string): string {
  return `/desk/join/${token}`;
}

/** The link is shown once: only its hash is stored. */
export type NewInvitation = { path: string };

export const preferencesSchema = z.strictObject({
  language: z.enum(knownLanguages).nullable(),
  zone: z.string().max(64).refine(isZone).nullable(),
  morningMail: z.email().max(254).nullable(),
}) satisfies z.ZodType<Preferences>;
