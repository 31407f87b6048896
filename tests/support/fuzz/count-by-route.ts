import type { FuzzedRequest } from '#tests/factories/fuzzed-request.ts';

const roles = ['visitor', 'sender', 'consultant', 'administrator'] as const;
type Role = (typeof roles)[number];
type Counts = Record<Role, { accepted: number; refused: number }>;

/** How each route answered to each role, so that one that is never reached with success is seen. */
export function countByRoute() {
  const routes = new Map<string, Counts>();
  return {
    add({ route, viewer }: Pick<FuzzedRequest, 'route' | 'viewer'>, status: number) {
      const counts = routes.get(route) ?? none();
      routes.set(route, counts);
      const role = roleOf(viewer);
      if (isAccepted(status)) counts[role].accepted += 1;
      else if (status > 0) counts[role].refused += 1;
    },
    /** One line a route: what was accepted and refused, by role. */
    lines(): string[] {
      const sorted = [...routes].toSorted(([a], [b]) => (a < b ? -1 : 1));
      return sorted.map(([route, counts]) => {
        const cells = roles
          .filter((role) => counts[role].accepted + counts[role].refused > 0)
          .map((role) => `${role} ${counts[role].accepted}/${counts[role].refused}`);
        return `${route}: ${cells.join(', ')}`;
      });
    },
    /** Those of `expected` that never accepted anything. */
    neverAccepted(expected: readonly string[]): string[] {
      return expected.filter((route) => {
        const counts = routes.get(route);
        return !counts || roles.every((role) => counts[role].accepted === 0);
      });
    },
  };
}

export function isAccepted(status: number): boolean {
  return status >= 200 && status < 400;
}

function none(): Counts {
  return Object.fromEntries(roles.map((role) => [role, { accepted: 0, refused: 0 }])) as Counts;
}

function roleOf(viewer: FuzzedRequest['viewer']): Role {
  if (viewer.is === 'nobody') return 'visitor';
  return viewer.is === 'sender' ? 'sender' : viewer.role;
}
