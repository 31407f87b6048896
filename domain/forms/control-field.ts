/** Fields that steer the intake. They are neither stored as answers nor sent to a receiver. */
export const controlFields = {
  /** Hidden from people and named so that no autofill knows it: only a robot fills it. */
  honeypot: 'ng_ref_check',
  /** ISO time at which the form became usable in the browser; absent without script. */
  renderedAt: 'ng_rendered_at',
  /** The page's locale, for the words of a plain answer. */
  locale: 'ng_locale',
  /** The slug of the vacancy applied for, so that the server can refuse a closed one. */
  vacancy: 'ng_vacancy',
  /** Stands in for the header of the same name, which a plain post cannot set. */
  idempotencyKey: 'ng_idempotency_key',
} as const;

export type ControlFields = Partial<Record<keyof typeof controlFields, string>>;

/** Separates what steers from what the visitor says. */
export function separateControlFields(all: Record<string, string>): {
  control: ControlFields;
  fields: Record<string, string>;
} {
  const fields = { ...all };
  const control: ControlFields = {};
  for (const [meaning, name] of Object.entries(controlFields)) {
    if (fields[name] !== undefined) control[meaning as keyof ControlFields] = fields[name];
    delete fields[name];
  }
  return { control, fields };
}
