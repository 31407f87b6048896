import type { ValidRequest } from '#tests/factories/valid-requests.ts';
import { isAccepted } from './count-by-route.ts';
import type { FuzzTargets } from './fuzz-targets.ts';
import type { judgeAnswers } from './judge-answers.ts';

/** Records and versions that are tried in turn: earlier requests have changed some of them. */
const tries = 48;

/**
 * Sends valid requests to each route until it accepts one, and says which have none that is
 * accepted. A route that is added fails here until its request is generated.
 */
export async function reachRoutes(
  requests: readonly ValidRequest[],
  targets: FuzzTargets,
  send: ReturnType<typeof judgeAnswers>['send'],
): Promise<string[]> {
  // Twice, because some need what a later one leaves behind, as a wish never to be written to.
  const left = await unreached(requests);
  return (await unreached(left)).map(({ route }) => `${route}: no generated request is accepted`);

  async function unreached(asked: readonly ValidRequest[]): Promise<ValidRequest[]> {
    const missed: ValidRequest[] = [];
    for (const one of asked) if (!(await isReached(one))) missed.push(one);
    return missed;
  }

  async function isReached({ route, request }: ValidRequest): Promise<boolean> {
    if (!request) return false;
    for (let at = 0; at < tries; at += 1) {
      const status = await send(request(targets, at), `a valid ${route}`);
      if (isAccepted(status)) return true;
    }
    return false;
  }
}
