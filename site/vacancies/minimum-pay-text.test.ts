import { expect, test } from 'vitest';
import { publicVacancy } from '#domain/vacancies/summary.ts';
import { messagesFor } from '#words/messages.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { minimumPayText } from './vacancy-text.tsx';
import { catalogue } from '#content/catalogue.server.ts';

test('without an agreement it says that the amount is the employer’s own', () => {
  const minimumPay = { amount: 94_000, period: 'year', overpay: false } as const;
  const vacancy = publicVacancy(
    catalogue().firm,
    aVacancy({ location: 'Vienna', minimumPay }),
    'de-AT',
    '2026-11-17',
  );
  const said = minimumPayText(vacancy, messagesFor(catalogue().firm, 'de-AT').vacancies.extras);
  expect(said).toMatch(/^Das Unternehmen zahlt mindestens €\s94\.000 brutto pro Jahr\.$/);
});

test('an Austrian advert names the minimum by the month, its agreement and the overpayment', () => {
  const minimumPay = {
    amount: 4_200,
    period: 'month',
    agreement: 'KV Chemische Industrie',
    overpay: true,
  } as const;
  const vacancy = publicVacancy(
    catalogue().firm,
    aVacancy({ location: 'Vienna', minimumPay }),
    'de-AT',
    '2026-11-17',
  );
  const said = minimumPayText(vacancy, messagesFor(catalogue().firm, 'de-AT').vacancies.extras);
  expect(said).toMatch(/^€\s4\.200 brutto pro Monat\. Kollektivvertrag: KV Chemische Industrie\. /);
});
