import { z } from 'zod';
import { ofFirm } from '#domain/firm/firm.ts';
import { vacancySchema } from '#domain/vacancies/vacancy.ts';
import type { JsonSchema } from '#desk/editor/json-schema.ts';

/** What the general editor draws of a vacancy: all but its state and its boards, which have their own. */
export const vacancyForm = ofFirm((): JsonSchema => {
  const schema = z.toJSONSchema(vacancySchema(), {
    io: 'input',
    unrepresentable: 'any',
  }) as JsonSchema;
  const { state: _, boards: __, ...properties } = schema.properties ?? {};
  return { ...schema, properties, required: schema.required?.filter((name) => name !== 'state') };
});
