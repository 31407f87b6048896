import DOMPurify from 'dompurify';
import mammoth from 'mammoth';
import { documentStyle } from '../../ui/document-style.ts';

/** `links` are the web addresses of the document; in the text itself they cannot be followed. */
export type ReadDocument = { html: string; links: string[] };

/** A DOCX as a page of its own, reduced to what text needs. */
export async function readDocx(data: ArrayBuffer): Promise<ReadDocument> {
  const { value } = await mammoth.convertToHtml(
    { arrayBuffer: data },
    { includeEmbeddedStyleMap: false, externalFileAccess: false },
  );
  const content = DOMPurify.sanitize(value, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: ['href', 'src', 'alt', 'colspan', 'rowspan'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM: true,
  }) as HTMLElement;
  const links = new Set<string>();
  for (const link of content.querySelectorAll('a')) {
    const address = webAddress(link.getAttribute('href'));
    if (address) links.add(address);
    link.removeAttribute('href');
  }
  for (const image of content.querySelectorAll('img')) {
    if (!image.src.startsWith('data:image/')) image.remove();
  }
  return {
    html: `<!doctype html><meta charset="utf-8"><style>${documentStyle}</style>${content.innerHTML}`,
    links: [...links],
  };
}

const allowedTags =
  'h1 h2 h3 h4 h5 h6 p br strong em b i u s sup sub ul ol li table thead tbody tr td th a img blockquote pre'.split(
    ' ',
  );

function webAddress(text: string | null): string | undefined {
  if (!text || !URL.canParse(text)) return undefined;
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
