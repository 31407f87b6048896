import { describe, expect, test } from 'vitest';
import type { Country, Canton } from '#domain/working-time/country.ts';
import { timelineOf } from './plan.ts';
import { catalogue } from '#content/catalogue.server.ts';

function dated(model: 'sprint' | 'intel', orderOn: string, country: Country, canton?: Canton) {
  const timeline = timelineOf(
    catalogue().firm,
    model,
    orderOn,
    catalogue().firm.publicHolidays(country, canton),
  );
  if (timeline.kind !== 'dated') throw new Error(`${model} has no dates`);
  return timeline;
}

describe('Sprint: "day 0-1 intake, day 2 calibration, day 3-9 sourcing, day 10 shortlist"', () => {
  test('a Sprint without holidays takes "2 weeks"', () => {
    const { steps, holidays } = dated('sprint', '2027-02-01', 'DE');
    expect(steps.map(({ name, from, to }) => [name, from, to])).toEqual([
      ['sprint-intake', '2027-02-01', '2027-02-02'],
      ['sprint-calibration', '2027-02-03', '2027-02-03'],
      ['sprint-sourcing', '2027-02-04', '2027-02-12'],
      ['sprint-shortlist', '2027-02-15', '2027-02-15'],
    ]);
    expect(holidays).toEqual([]);
  });

  test.each<[string, Country, Canton | undefined, string, string]>([
    ['ordered on a Saturday, day 0 is Monday', 'GB', undefined, '2027-02-06', '2027-02-22'],
    ['ordered on a Friday', 'GB', undefined, '2027-02-05', '2027-02-19'],
    ['over Easter in England', 'GB', undefined, '2027-03-22', '2027-04-07'],
    ['over Easter in Germany', 'DE', undefined, '2027-03-22', '2027-04-07'],
    ['Austria works on Good Friday', 'AT', undefined, '2027-03-22', '2027-04-06'],
    ['Italy works on Good Friday', 'IT', undefined, '2027-03-22', '2027-04-06'],
    ['Ticino works on Good Friday', 'CH', 'TI', '2027-03-22', '2027-04-06'],
    ['Zürich does not', 'CH', 'ZH', '2027-03-22', '2027-04-07'],
    ['Ascension in Austria', 'AT', undefined, '2027-04-26', '2027-05-11'],
    ['no Ascension in England, but a bank holiday', 'GB', undefined, '2027-04-26', '2027-05-11'],
    ['Corpus Christi in Austria', 'AT', undefined, '2027-05-18', '2027-06-02'],
    ['the Republic in Italy', 'IT', undefined, '2027-05-24', '2027-06-08'],
    ['Swiss national day', 'CH', undefined, '2028-07-24', '2028-08-08'],
    ['Austrian national day', 'AT', undefined, '2027-10-18', '2027-11-03'],
    ['Christmas and New Year in England', 'GB', undefined, '2027-12-20', '2028-01-06'],
    ['Christmas and New Year in Germany', 'DE', undefined, '2027-12-20', '2028-01-03'],
    ['Christmas and Epiphany in Austria', 'AT', undefined, '2027-12-23', '2028-01-07'],
  ])('%s: the shortlist', (_, country, canton, orderOn, shortlist) => {
    expect(dated('sprint', orderOn, country, canton).steps.at(-1)?.to).toBe(shortlist);
  });

  test('the holidays that were left out are named', () => {
    expect(dated('sprint', '2027-03-22', 'DE').holidays).toEqual(['2027-03-26', '2027-03-29']);
  });
});

describe('Intel Lite: "4-day turnaround"', () => {
  test.each<[string, Country, string, string]>([
    ['within a week', 'GB', '2027-02-01', '2027-02-05'],
    ['over a weekend', 'DE', '2027-02-03', '2027-02-09'],
    ['ordered on a Sunday', 'CH', '2027-02-07', '2027-02-12'],
    ['over Christmas in England', 'GB', '2026-12-22', '2026-12-30'],
    ['over Christmas in Italy', 'IT', '2026-12-22', '2026-12-29'],
  ])('%s', (_, country, orderOn, delivery) => {
    expect(dated('intel', orderOn, country).steps.at(-1)?.to).toBe(delivery);
  });
});

test.each(['contingency', 'retained'] as const)('%s: the terms name no day', (model) => {
  expect(
    timelineOf(catalogue().firm, model, '2027-02-01', catalogue().firm.publicHolidays('GB')),
  ).toEqual({ kind: 'agreed' });
});
