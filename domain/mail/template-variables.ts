import { words } from '#domain/pages/page.ts';

/** {name} in a template; {{facts}}, which are filled in before, are left alone. */
const variable = /(?<!\{)\{([^{}]*)\}(?!\})/g;
const fact = /\{\{[^{}]*\}\}/g;

/**
 * Words with variables. Any other brace is refused: it would reach the reader. Each of `required`
 * stands on a line of its own, as `{link}` or `<{link}>`: within `[a](…)` no reader would see it.
 */
export function templateWords(
  known: readonly string[],
  { max = 10_000, required = [] }: { max?: number; required?: readonly string[] } = {},
) {
  return words.max(max).check(({ value, issues }) => {
    const [unknown] = unknownVariables(value, known);
    if (unknown !== undefined) {
      issues.push({
        code: 'custom',
        input: value,
        params: { variable: unknown },
        message: `Unknown variable: ${unknown}. Known are: ${known.map((name) => `{${name}}`).join(', ')}.`,
      });
    }
    const lines = value.split('\n').map((line) => line.trim());
    for (const variable of required.map((name) => `{${name}}`)) {
      if (lines.includes(variable) || lines.includes(`<${variable}>`)) continue;
      issues.push({
        code: 'custom',
        input: value,
        params: { required: variable },
        message: `It needs ${variable} on a line of its own.`,
      });
    }
  });
}

/** What is written like a variable and is none of these, and braces that stand alone. */
export function unknownVariables(text: string, known: readonly string[]): string[] {
  const rest = text
    .replaceAll(fact, '\n')
    .replaceAll(variable, (whole, name: string) => (known.includes(name) ? '\n' : whole));
  return [...rest.matchAll(/\{[^{}\n]{0,60}\}?|\}/g)].map(([found]) => found);
}

/** Undefined for what has no value. */
export type VariableValues = Readonly<Record<string, string | undefined>>;

/** The text with its variables filled in, once: a value is no template. */
export function fillVariables(text: string, values: VariableValues): string {
  return text.replaceAll(variable, (_, name: string) => valueOf(values, name) ?? '');
}

export function missingVariables(text: string, values: VariableValues): string[] {
  const names = [...text.matchAll(variable)].map(([, name]) => name!);
  return [...new Set(names)].filter((name) => !valueOf(values, name)?.trim());
}

/** Its own: whoever writes the text chooses the name, and every object has a `constructor`. */
function valueOf(values: VariableValues, name: string): string | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

export type FilledText = {
  text: string;
  /** The paragraphs, as the template has them, that lack a value and are not in the text. */
  leftOut: string[];
};

/** A paragraph whose variables have no value would have a hole: it is left out and named. */
export function fillParagraphs(template: string, values: VariableValues): FilledText {
  const paragraphs = template.trim().split(/\n{2,}/);
  const isComplete = (paragraph: string) => missingVariables(paragraph, values).length === 0;
  return {
    text: paragraphs
      .filter(isComplete)
      .map((paragraph) => fillVariables(paragraph, values))
      .join('\n\n'),
    leftOut: paragraphs.filter((paragraph) => !isComplete(paragraph)),
  };
}
