import { mandateSchema, type MandateFacts } from '#domain/mandates/mandate.ts';

/** What an employer asked us to fill. */
export function aMandate(changes: Partial<MandateFacts> = {}): MandateFacts {
  return mandateSchema.parse({
    employer: 'Example Avionics',
    role: 'Compliance Engineer',
    state: 'open',
    contacts: [{ name: 'Jo Brandt', email: 'jo.brandt@example.com' }],
    ...changes,
  });
}
