/** The inline scripts of a built page that a browser runs or obeys; JSON-LD is neither. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\bsrc=|application\/(ld\+)?json/.test(attributes))
    .map(([, , content = '']) => content);
}

export function inlineStyles(html: string): string[] {
  return [...html.matchAll(/<style\b[^>]*>([^]*?)<\/style>/g)].map(([, content = '']) => content);
}
