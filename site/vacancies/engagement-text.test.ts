import { expect, test } from 'vitest';
import type { Contract } from '#domain/vacancies/engagement.ts';
import { summarise } from '#domain/vacancies/summary.ts';
import { messagesFor } from '#words/messages.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { contractText, payLabel } from './vacancy-text.tsx';
import { catalogue } from '#content/catalogue.server.ts';

const { card } = messagesFor(catalogue().firm, 'de-DE').vacancies;

test.each<[Contract, contract: string, pay: string]>([
  [{ is: 'fixed-term', months: 18 }, 'Befristet, 18 Monate', card.salary],
  [{ is: 'day-rate', months: 9 }, 'Freiberuflich, 9 Monate', 'Tagessatz'],
])('%o is shown as %s with its pay as %s', (contract, shown, pay) => {
  const period = contract.is === 'day-rate' ? 'day' : 'year';
  const salary = { ...aVacancy().salary, period } as const;
  const vacancy = summarise(
    catalogue().firm,
    aVacancy({ contract, salary }),
    'de-DE',
    '2026-03-31',
  );
  expect(contractText(vacancy, card)).toBe(shown);
  expect(payLabel(vacancy, card)).toBe(pay);
});
