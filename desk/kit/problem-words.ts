import { WebAuthnError } from '@simplewebauthn/browser';
import { refusalCodes, type RefusalCode } from '#domain/people/refusal.ts';
import type { ClientProblem, OwnRefusals } from '#words/desk/kit.en.ts';
import { deskWords } from './words.ts';
import { ApiError } from './api.ts';

/** What went wrong, in words for people; `own` are those of the act that failed. */
export function wordsOf(error: unknown, own: OwnRefusals = {}): string {
  const code = error instanceof ApiError ? refusalOf(error) : passkeyProblem(error);
  return own[code as RefusalCode] ?? deskWords.kit.problems[code];
}

/** Undefined for an error that is no refusal of the server. */
export function refusalCode(error: unknown): RefusalCode | undefined {
  return error instanceof ApiError
    ? refusalCodes.find((code) => code === error.body.error)
    : undefined;
}

function refusalOf(error: ApiError): RefusalCode | ClientProblem {
  return error.status === 0 ? 'unreachable' : (refusalCode(error) ?? 'failed');
}

function passkeyProblem(error: unknown): ClientProblem {
  if (error instanceof WebAuthnError) {
    if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'exists';
    if (error.code === 'ERROR_INVALID_RP_ID' || error.code === 'ERROR_INVALID_DOMAIN') {
      return 'wrong-place';
    }
    if (/USER_VERIFICATION|DISCOVERABLE/.test(error.code)) return 'no-verification';
    return 'cancelled';
  }
  const name = error instanceof Error ? error.name : '';
  if (name === 'SecurityError') return 'wrong-place';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'failed';
}
