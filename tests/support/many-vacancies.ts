import type { Page } from '@playwright/test';

export const copySlug = (number: number) => `copy-${number}`;

/**
 * From here on the vacancies page, when a link leads to it, has that many more open roles: copies of
 * its first one, without their details.
 */
export async function addVacancies(page: Page, copies: number) {
  await page.route('**/vacancies.data*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withCopies(await response.text(), copies) });
  });
}

/**
 * Loader data travel as one flat list: `{"_3":7}` has, under the key at index 3, the value at index
 * 7, and `[8,9]` lists the values at 8 and 9.
 */
function withCopies(data: string, copies: number): string {
  const flat = JSON.parse(data) as unknown[];
  const add = (value: unknown) => flat.push(value) - 1;
  const keyOf = (name: string) => `_${flat.indexOf(name)}`;
  const holder = flat.find(
    (value): value is Record<string, number> =>
      typeof value === 'object' && value !== null && keyOf('vacancies') in value,
  )!;
  const list = flat[holder[keyOf('vacancies')]!] as number[];
  const first = flat[list[0]!] as Record<string, number>;
  for (let number = 1; number <= copies; number += 1) {
    const changes = {
      [keyOf('slug')]: add(copySlug(number)),
      [keyOf('title')]: add(`Copy ${number}`),
    };
    list.push(add({ ...first, ...changes }));
  }
  return JSON.stringify(flat);
}
