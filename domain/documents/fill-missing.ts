import type { DocumentIssue } from './document-issue.ts';
import type { JsonSchema } from './json-schema.ts';

/** A character of private use for each missing text, so that a preview can tell where it belongs. */
const firstMark = 0xe000;
const lastIndex = 0xf8ff - firstMark;

export function markOf(index: number): string {
  return String.fromCharCode(firstMark + index);
}

/** A text as it is rendered, in words and indices of marks; a mark that is repeated counts once. */
export function markedParts(text: string): (string | number)[] {
  const parts: (string | number)[] = [];
  for (const character of text.split(/(?=[\uE000-\uF8FF])|(?<=[\uE000-\uF8FF])/)) {
    const index = character.charCodeAt(0) - firstMark;
    const part = index >= 0 && index <= lastIndex ? index : character;
    if (part !== parts.at(-1) && part !== '') parts.push(part);
  }
  return parts;
}

/** Nested parts appear one round after the other, and a replaced one is judged again. */
const maxRounds = 6;

/**
 * Content that is incomplete, completed for a preview: a missing text is a mark, a missing list has as
 * many entries as it needs, a fact is the first that fits. `missing` names the field of each mark.
 * Undefined if that is not enough.
 */
export function fillMissing(
  given: unknown,
  schema: JsonSchema,
  issuesOf: (content: unknown) => readonly DocumentIssue<string>[],
  today: string,
): { content: unknown; missing: string[] } | undefined {
  const missing: string[] = [];
  let content = structuredClone(given);
  for (let round = 0; round < maxRounds; round += 1) {
    const issues = issuesOf(content);
    if (issues.length === 0) return { content, missing };
    for (const issue of issues) content = mended(content, issue);
  }
  return undefined;

  function mended(root: unknown, issue: DocumentIssue<string>): unknown {
    const path = issue.field.split('.').filter(Boolean);
    const name = path.at(-1);
    const part = partAt(schema, path, root);
    if (name === undefined || !part) return root;
    const holder = holderOf(root, path, schema);
    const present = Reflect.get(holder, name) as unknown;
    if (issue.code === 'unknown') Reflect.deleteProperty(holder, name);
    else if (issue.code === 'too-few' && Array.isArray(present)) {
      for (let at = present.length; at < (issue.limit ?? 0); at += 1) {
        present.push(placeholder(entryOf(part, at), [...path, String(at)]));
      }
    } else if (issue.code === 'too-many' && Array.isArray(present)) {
      present.splice(issue.limit ?? 0);
    } else {
      Reflect.set(holder, name, textOf(present, issue) ?? placeholder(part, path));
    }
    return root;
  }

  function placeholder(part: JsonSchema, path: readonly string[]): unknown {
    if (part.const !== undefined) return part.const;
    if (part.enum) return part.enum[0];
    const [branch] = part.oneOf ?? part.anyOf ?? [];
    if (branch) return placeholder(branch, path);
    switch (part.type) {
      case 'string':
        return formatted(part, today) ?? marked(part, path.join('.'));
      case 'number':
      case 'integer':
        return Math.max(part.minimum ?? 1, (part.exclusiveMinimum ?? 0) + 1);
      case 'boolean':
        return false;
      case 'array':
        return Array.from({ length: part.minItems ?? 0 }, (_, at) =>
          placeholder(entryOf(part, at), [...path, String(at)]),
        );
      default:
        return Object.fromEntries(
          (part.required ?? []).map((name) => [
            name,
            placeholder(part.properties?.[name] ?? {}, [...path, name]),
          ]),
        );
    }
  }

  function marked({ minLength = 1 }: JsonSchema, field: string): string {
    const index = missing.includes(field) ? missing.indexOf(field) : missing.push(field) - 1;
    return markOf(index).repeat(minLength);
  }
}

/** A text that fits after a small change. */
function textOf(text: unknown, { code, limit, given }: DocumentIssue<string>): string | undefined {
  if (typeof text !== 'string') return undefined;
  if (code === 'too-long' && limit !== undefined && text.length > limit) {
    return text.slice(0, limit).trim();
  }
  if (code === 'unknown-fact') {
    return text.replace(/\{\{\s*([\w.-]+)\s*\}\}/g, (quoted, name) =>
      name === given ? name : quoted,
    );
  }
  if (code === 'unknown-variable' && given) return text.replaceAll(`{${given}}`, given);
  return code === 'missing-variable' && given ? `${text}\n\n${given}` : undefined;
}

function formatted({ format }: JsonSchema, today: string): string | undefined {
  if (format === 'date') return today;
  if (format === 'email') return 'name@example.com';
  if (format === 'time') return '09:00';
  return format === 'uri' ? 'https://example.com/' : undefined;
}

function entryOf({ prefixItems = [], items }: JsonSchema, at: number): JsonSchema {
  return prefixItems[at] ?? (items || {});
}

/** The schema of a place; of several forms the one that the content has. */
function partAt(
  schema: JsonSchema,
  path: readonly string[],
  root: unknown,
): JsonSchema | undefined {
  let part: JsonSchema | undefined = schema;
  let value = root;
  for (const name of path) {
    part = part && childOf(part, name, value);
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  }
  return part;
}

function childOf(part: JsonSchema, name: string, value: unknown): JsonSchema | undefined {
  const branches = part.oneOf ?? part.anyOf;
  if (branches) {
    const branch = branches.find(({ properties = {} }) =>
      Object.entries(properties).some(
        ([key, one]) =>
          one.const !== undefined && one.const === (value as Record<string, unknown> | null)?.[key],
      ),
    );
    return branch?.properties?.[name];
  }
  if (part.type === 'array') return entryOf(part, Number(name));
  if (part.properties) return part.properties[name] ?? {};
  return typeof part.additionalProperties === 'object' ? part.additionalProperties : {};
}

/** The object or list that has the last step of a path; what lacks on the way is made. */
function holderOf(root: unknown, path: readonly string[], schema: JsonSchema): object {
  let holder = root as Record<string, unknown>;
  for (const [at, name] of path.slice(0, -1).entries()) {
    const child = holder[name];
    if (typeof child !== 'object' || child === null) {
      holder[name] = partAt(schema, path.slice(0, at + 1), root)?.type === 'array' ? [] : {};
    }
    holder = holder[name] as Record<string, unknown>;
  }
  return holder;
}
