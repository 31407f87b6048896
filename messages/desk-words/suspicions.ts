import type { Suspicion } from '../../domain/work/work.ts';

/** Why a submission was put aside. */
export const suspicionWords: Record<Suspicion, string> = {
  honeypot: 'A field that people do not see was filled in, as programs do.',
  'too-fast': 'It was sent within two seconds of opening the page, with hardly any text.',
};
