import { markedParts } from '#domain/documents/fill-missing.ts';
import { type Facts, filledText } from './facts.tsx';

/**
 * Shows a grey line where a text or a fact is missing: a text is a mark in the page, a fact an element
 * that names its field.
 */
export function showMissing(
  body: HTMLElement,
  missing: readonly (readonly [field: string, label: string])[],
) {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const marked: Text[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (markedParts(text.data).some((part) => typeof part === 'number')) marked.push(text);
  }
  for (const text of marked) {
    text.replaceWith(
      ...markedParts(text.data).map((part) => {
        const [field, label] = (typeof part === 'number' ? missing[part] : undefined) ?? [];
        return field === undefined
          ? String(part)
          : greyLine(body.ownerDocument, field, label ?? '');
      }),
    );
  }
  for (const [field, label] of missing) {
    for (const fact of body.querySelectorAll(`[data-field="${CSS.escape(field)}"]`)) {
      if (!fact.matches('[data-missing]')) {
        fact.replaceChildren(greyLine(body.ownerDocument, field, label));
      }
    }
  }
}

function greyLine(page: Document, field: string, label: string): HTMLElement {
  const line = page.createElement('span');
  line.dataset.field = field;
  line.dataset.missing = '';
  line.textContent = label;
  // Properties, not an attribute, which the policy of the page refuses.
  Object.assign(line.style, {
    display: 'inline-block',
    minWidth: '8em',
    padding: '0 0.5em',
    borderRadius: '0.25em',
    background: 'color-mix(in srgb, currentColor 14%, transparent)',
    opacity: '0.75',
  });
  return line;
}

type Edited = { content: unknown; language: string; facts: Facts };

/** The field that says what was pressed in a page, and the words of it, as far as they are found. */
export function fieldOfText(
  pressed: Element,
  { content, language, facts }: Edited,
): { field: string; text?: string } | undefined {
  const named = pressed.closest<HTMLElement>('[data-field]')?.dataset.field;
  if (named) return { field: named };
  const texts = textsIn(content, language).map(({ field, text }) => ({
    field,
    text,
    shown: plain(filledText(text, facts)),
  }));
  // The nearest element whose words are those of a field, or a part of them.
  for (let element: Element | null = pressed, step = 0; element && step < 4; step += 1) {
    const words = plain(element.textContent ?? '');
    const found =
      texts.find(({ shown }) => shown === words) ??
      texts
        .filter(({ shown }) => words.length >= leastWords && shown.includes(words))
        .toSorted((a, b) => a.shown.length - b.shown.length)[0];
    if (found) return { field: found.field, text: found.text };
    element = element.parentElement;
  }
  return undefined;
}

/** Shorter words are in many texts. */
const leastWords = 4;

function textsIn(value: unknown, language: string, path = ''): { field: string; text: string }[] {
  if (typeof value === 'string') return value.trim() ? [{ field: path, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  const own = Object.hasOwn(value, language);
  return Object.entries(value)
    .filter(([name]) => !own || name === language || !/^[a-z]{2}$/.test(name))
    .flatMap(([name, part]) => textsIn(part, language, path ? `${path}.${name}` : name));
}

/** Without the marks of Markdown, which a page has not. */
function plain(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#>«»„“”"]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
