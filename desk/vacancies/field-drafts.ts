import { languages, type Language } from '../../domain/edition/editions.ts';
import { ofEachLanguage } from '../../domain/edition/of-each-language.ts';
import { savedState } from '../../domain/vacancy/vacancy-document.ts';
import type { FactField, WordsField } from '../../domain/vacancy/vacancy-field.ts';
import type { VacancyBody } from '../../domain/work/vacancy-work.ts';

/**
 * How a field is typed: `read` takes whatever is stored, because it may not fit, and keeps parts that
 * it does not know; `write` gives what the server takes. What is blank is absent, so that the schema
 * names it as missing.
 */
type FieldDraft<Draft, Body> = { read(stored: unknown): Draft; write(draft: Draft): Body };

export type TextByLanguage = Record<Language, string>;

const text: FieldDraft<string, string | undefined> = {
  read: textOf,
  write: (draft) => draft.trim() || undefined,
};

/** One entry a line. */
const lines: FieldDraft<string, string[]> = {
  read: (stored) => listOf(stored).map(textOf).join('\n'),
  write: (draft) =>
    draft
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
};

export const factDrafts = {
  slug: { read: textOf, write: (draft: string) => draft.trim() },
  reference: text,
  postedOn: text,
  state: {
    read: (stored: unknown) => savedState({ state: stored }),
    write: <State>(draft: State) => draft,
  },
  location: text,
  contract: {
    read: (stored: unknown) => {
      const { is, months, ...rest } = recordOf(stored);
      return { ...rest, is: textOf(is), months: textOf(months) };
    },
    write: ({ months, ...draft }: { is: string; months: string }) =>
      draft.is === 'fixed-term' ? { ...draft, months: numberOf(months) } : draft,
  },
  workplace: text,
  salary: {
    read: (stored: unknown) => {
      const { min, max, currency, period, ...rest } = recordOf(stored);
      const choices = { currency: textOf(currency) || 'EUR', period: textOf(period) || 'year' };
      return { ...rest, min: textOf(min), max: textOf(max), ...choices };
    },
    write: ({ min, max, ...draft }: Record<'min' | 'max' | 'currency' | 'period', string>) => ({
      ...draft,
      min: numberOf(min),
      max: numberOf(max),
    }),
  },
  minimumPay: {
    read: (stored: unknown) => {
      if (stored === undefined) return undefined;
      const { amount, period, overpay, ...rest } = recordOf(stored);
      const pay = { amount: textOf(amount), period: textOf(period), overpay: overpay === true };
      return { ...rest, ...pay };
    },
    write: (draft: { amount: string; period: string; overpay: boolean } | undefined) =>
      draft && { ...draft, amount: numberOf(draft.amount) },
  },
  sector: {
    read: (stored: unknown): readonly string[] => listOf(stored).map(textOf),
    write: (draft: readonly string[]) => [...draft],
  },
  experience: text,
  roleCategory: text,
  benefits: {
    read: (stored: unknown): readonly TextByLanguage[] => listOf(stored).map(wordsOf),
    write: (draft: readonly TextByLanguage[]) => filled(draft.filter(isFilled).map(trimmed)),
  },
  interviews: {
    read: (stored: unknown): readonly (TextByLanguage & { minutes: string })[] =>
      listOf(stored).map((stage) => ({
        ...wordsOf(stage),
        minutes: textOf(recordOf(stage).minutes),
      })),
    write: (draft: readonly (TextByLanguage & { minutes: string })[]) =>
      filled(
        draft
          .filter((stage) => isFilled(stage) || stage.minutes.trim())
          .map((stage) => ({ ...trimmed(stage), minutes: numberOf(stage.minutes) })),
      ),
  },
  relocation: {
    read: wordsOf,
    write: (draft: TextByLanguage) => (isFilled(draft) ? trimmed(draft) : undefined),
  },
  confirmedOn: text,
} satisfies { [Field in FactField]: Writes<VacancyBody[Field]> };

export const wordDrafts = {
  title: text,
  description: text,
  skills: lines,
  responsibilities: lines,
  requirements: lines,
} satisfies {
  [Field in WordsField]: Writes<NonNullable<VacancyBody[Language]>[Field]>;
};

/** Any draft, as long as it becomes what the field takes. */
type Writes<Body> = { read(stored: unknown): unknown; write(draft: never): Body };

function textOf(stored: unknown): string {
  return typeof stored === 'string' || typeof stored === 'number' ? String(stored) : '';
}

function numberOf(draft: string): number | undefined {
  return draft.trim() ? Number(draft) : undefined;
}

export function recordOf(stored: unknown): Record<string, unknown> {
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored)
    ? { ...stored }
    : {};
}

function listOf(stored: unknown): readonly unknown[] {
  return Array.isArray(stored) ? stored : [];
}

function wordsOf(stored: unknown): TextByLanguage {
  const record = recordOf(stored);
  return { ...record, ...ofEachLanguage((language) => textOf(record[language])) };
}

function filled<Entry>(entries: Entry[]): Entry[] | undefined {
  return entries.length > 0 ? entries : undefined;
}

function isFilled(words: TextByLanguage): boolean {
  return languages().some((language) => words[language].trim());
}

function trimmed<Words extends TextByLanguage>(words: Words): Words {
  return { ...words, ...ofEachLanguage((language) => words[language].trim()) };
}
