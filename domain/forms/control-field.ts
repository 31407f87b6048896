import { defaultLocale, locales, type Locale } from '#domain/edition/editions.ts';
import type { FirmEditions } from '#domain/firm/firm.ts';

/** Fields that control the intake. They are neither stored as answers nor sent to a receiver. */
export const controlFields = {
  /** Hidden from people, with a name that no autofill knows: only a robot fills it in. */
  honeypot: 'ng_ref_check',
  /** ISO time at which the page was loaded; absent without script. */
  renderedAt: 'ng_rendered_at',
  /** The page's locale, for the words of a plain answer. */
  locale: 'ng_locale',
  /** The slug of the vacancy applied for or written about; its id is stored. */
  vacancy: 'ng_vacancy',
  /** Replaces the header of the same name, which a plain post cannot set. */
  idempotencyKey: 'ng_idempotency_key',
} as const;

export type ControlFields = Partial<Record<keyof typeof controlFields, string>>;

/** The locale of the page that sent a form. */
export function localeOfPost(firm: FirmEditions, values: Record<string, string>): Locale {
  return (
    locales(firm).find((locale) => locale === values[controlFields.locale]) ?? defaultLocale(firm)
  );
}

/** Separates control fields from the visitor's answers. */
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
