import { expect, test } from 'vitest';
import { z } from 'zod';
import { vacancySchema } from './vacancy.ts';
import { catalogue } from '#content/catalogue.server.ts';

type Node = { [key: string]: unknown; type?: string };

test('every text and every list of a vacancy has a maximum', () => {
  expect(unbounded(z.toJSONSchema(vacancySchema(catalogue().firm)) as Node, '')).toEqual([]);
});

/** The paths of texts and lists that would take anything. */
function unbounded(node: Node, path: string): string[] {
  const children = Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? unbounded(value as Node, `${path}/${key}`) : [],
  );
  const bounds = { string: ['maxLength', 'enum', 'const', 'pattern'], array: ['maxItems'] };
  const needed = node.type === 'string' || node.type === 'array' ? bounds[node.type] : [];
  return needed.length === 0 || needed.some((bound) => bound in node)
    ? children
    : [path, ...children];
}
