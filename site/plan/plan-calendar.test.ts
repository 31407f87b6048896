import { expect, test } from 'vitest';
import { catalogue as sampleContent, catalogue } from '#content/catalogue.server.ts';
import { modelName, offeredModels } from '#domain/hiring-models/hiring-model.ts';
import type { HiringModelId } from '#domain/hiring-models/model-figures.ts';
import { planParameters, planQuery, readPlanQuery } from '#domain/hiring-models/plan-query.ts';
import { planFor } from '#domain/hiring-models/plan.ts';
import { messagesFor } from '#words/messages.ts';
import { aPlanRequest, firstMonday } from '#tests/factories/plan-answers.ts';
import { planCalendar } from './plan-calendar.ts';

const { quote } = sampleContent();
const words = quote(messagesFor(catalogue().firm, 'en-GB'), 'en-GB').plan;
const urgent = planQuery(
  aPlanRequest({ urgency: 'urgent', salary: { amount: 90_000, currency: 'EUR', period: 'year' } }),
);

/** As the route does it: the address of the plan is part of the file. */
function calendarOf(query: URLSearchParams): string | undefined {
  const { answers } = readPlanQuery(catalogue().firm, query, {
    country: 'DE',
    today: firstMonday,
    workingDay: () => firstMonday,
  });
  const plan = planFor(
    catalogue().firm,
    answers,
    catalogue().firm.publicHolidays(answers.country, answers.canton),
  );
  const url = `https://firm.example/employers/plan?${planQuery(answers)}`;
  const modelNames = Object.fromEntries(
    offeredModels(catalogue().firm).map((id) => [id, modelName(catalogue().firm, id)]),
  ) as Record<HiringModelId, string>;
  const wording = { locale: 'en-GB', words, modelNames } as const;
  return planCalendar(plan, wording, { host: 'firm.example', url, today: firstMonday });
}

function propertiesOf(file: string): string[] {
  // A line that begins with a space continues the one before.
  return [...new Set(file.match(/^[^ \r\n:;]+/gm))].toSorted();
}

test.each(planParameters)('an answer to "%s" adds no line to the calendar', (parameter) => {
  const usual = propertiesOf(calendarOf(urgent)!);
  for (const end of ['\r\n', '\n', '\\n', '\u2028', '\0']) {
    const query = new URLSearchParams(urgent);
    query.set(parameter, `${query.get(parameter) ?? ''}${end}ATTENDEE:mailto:eve@evil.example`);
    const file = calendarOf(query) ?? '';
    expect(file).not.toContain('ATTENDEE');
    expect(usual).toEqual(expect.arrayContaining(propertiesOf(file)));
  }
});
