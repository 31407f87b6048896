import { expect, test } from 'vitest';
import { firm, withFirm } from './firm.ts';

test('another firm is read while a function runs, and no longer', () => {
  const own = firm();
  const other = { ...own, name: 'Another' };
  expect(withFirm(other, () => firm().name)).toBe('Another');
  expect(firm()).toBe(own);
});

test('asynchronous work is refused by its type, and when it runs', () => {
  const own = firm();
  // @ts-expect-error -- it would go on with the wrong firm
  expect(() => withFirm({ ...own, name: 'Another' }, async () => firm().name)).toThrow(TypeError);
  expect(firm()).toBe(own);
});
