import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { z } from 'zod';
import { newApiKeySchema, type ApiKey, type MadeApiKey } from '#domain/people/api-key.ts';
import {
  handOverSchema,
  keyLabelSchema,
  newPersonSchema,
  personNameSchema,
  roles,
  type HandedOver,
  type Invitation,
  type NewInvitation,
  type OpenSession,
  type Passkey,
  type PersonDetail,
  type Session,
  preferencesSchema,
} from '#domain/people/person.ts';
import { answer, defineRoutes, optional } from './route.ts';

const encoded = z.string().min(1).max(16_384);
const credential = { id: encoded, rawId: encoded, type: z.literal('public-key') };

/** What the library reads; it verifies the rest. */
const registration = z.looseObject({
  ...credential,
  response: z.looseObject({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .optional(),
  }),
  clientExtensionResults: z.looseObject({}),
}) as unknown as z.ZodType<RegistrationResponseJSON, RegistrationResponseJSON>;

const authentication = z.looseObject({
  ...credential,
  response: z.looseObject({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.optional(),
  }),
  clientExtensionResults: z.looseObject({}),
}) as unknown as z.ZodType<AuthenticationResponseJSON, AuthenticationResponseJSON>;

const name = personNameSchema.optional();
const administrators = { role: 'administrator', recent: true } as const;

/** Before anybody has signed in. */
export const entranceRoutes = defineRoutes({
  'POST /sign-in/options': { answer: answer<PublicKeyCredentialRequestOptionsJSON>(), short: true },
  'POST /sign-in': { body: authentication, answer: answer<Session>(), short: true },
  'GET /join/:token': { answer: answer<Invitation>() },
  'POST /join/:token/options': {
    body: optional(z.strictObject({ name })),
    answer: answer<PublicKeyCredentialCreationOptionsJSON>(),
    short: true,
  },
  'POST /join/:token': {
    body: z.strictObject({ name, label: keyLabelSchema, response: registration }),
    answer: answer<Session>(),
    status: 201,
    short: true,
  },
});

export const peopleContract = defineRoutes({
  'GET /session': { answer: answer<Session>() },
  'POST /sign-out': { body: optional(z.strictObject({ everywhere: z.boolean().default(false) })) },
  'GET /sessions': { answer: answer<OpenSession[]>() },
  'DELETE /sessions/:id': {},
  'PUT /preferences': { body: preferencesSchema },

  'GET /passkeys': { answer: answer<Passkey[]>() },
  'POST /passkeys/options': {
    answer: answer<PublicKeyCredentialCreationOptionsJSON>(),
    recent: true,
  },
  'POST /passkeys': {
    body: z.strictObject({ label: keyLabelSchema, response: registration }),
    answer: answer<Passkey[]>(),
    status: 201,
    recent: true,
  },
  'DELETE /passkeys/:id': { recent: true },

  'GET /people': {
    query: z.object({ removed: z.enum(['yes', 'no']).catch('no') }),
    answer: answer<PersonDetail[]>(),
  },
  'POST /people': {
    body: newPersonSchema,
    answer: answer<NewInvitation>(),
    status: 201,
    ...administrators,
  },
  'PATCH /people/:id': { body: z.strictObject({ role: z.enum(roles) }), ...administrators },
  'DELETE /people/:id': administrators,
  'POST /people/:id/invitation': {
    body: optional(
      z.strictObject({ lostKeys: z.array(z.string().max(2_048)).max(50).default([]) }),
    ),
    answer: answer<NewInvitation>(),
    status: 201,
    ...administrators,
  },
  /** Signs a colleague out everywhere, as after a lost device. */
  'DELETE /people/:id/sessions': { role: 'administrator' },

  'GET /api-keys': { answer: answer<ApiKey[]>(), role: 'administrator' },
  'POST /api-keys': {
    body: newApiKeySchema,
    answer: answer<MadeApiKey>(),
    status: 201,
    ...administrators,
  },
  /** Needs no recent sign-in: a key that leaked ends at once. */
  'DELETE /api-keys/:id': { role: 'administrator' },

  /** All open work, to a colleague and back. */
  'POST /people/:id/hand-over': { body: handOverSchema, answer: answer<HandedOver>() },
  'POST /people/:id/hand-back': { answer: answer<HandedOver>() },
});
