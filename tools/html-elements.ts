import { ELEMENT_NODE, parse, walkSync, type ElementNode } from 'ultrahtml';

/** The inline scripts of a built page that a browser runs or obeys; JSON-LD is neither. */
export function inlineScripts(html: string): string[] {
  return elementsOf(html)
    .filter(({ name, attributes }) => name === 'script' && !('src' in attributes))
    .filter(({ attributes }) => !/^application\/(ld\+)?json$/.test(attributes.type ?? ''))
    .map(contentOf);
}

export function inlineStyles(html: string): string[] {
  return elementsOf(html)
    .filter(({ name }) => name === 'style')
    .map(contentOf);
}

export function elementsOf(html: string): ElementNode[] {
  const elements: ElementNode[] = [];
  walkSync(parse(html), (node) => {
    if (node.type === ELEMENT_NODE) elements.push(node);
  });
  return elements;
}

/** A browser reads nothing in a script or a style but its text. */
function contentOf({ children }: ElementNode): string {
  return children.map(({ value }) => value).join('');
}
