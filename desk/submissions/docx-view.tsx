import DOMPurify from 'dompurify';
import { useEffect, useEffectEvent, useState } from 'react';
import { fillIn } from '#words/fill-in.ts';
import { documentStyle } from '#ui/document-style.ts';
import { deskWords } from '#desk/kit/words.ts';
import type { DocxAnswer } from './docx-worker.ts';
import type { DocumentFault, DocumentViewProps } from './file-view.tsx';

const words = deskWords.submissions.file;

/** In a frame without scripts, forms, origin or navigation, whatever the document contains. */
export function DocxView({ data, filename, onBroken }: DocumentViewProps) {
  const [read, setRead] = useState<DrawnDocument>();
  const broken = useEffectEvent(onBroken);
  useEffect(() => {
    const left = new AbortController();
    void readDocx(data, left.signal).then((result) => {
      if (left.signal.aborted) return;
      if (typeof result === 'string') broken(result);
      else setRead(result);
    });
    return () => left.abort();
  }, [data]);

  if (!read) {
    return (
      <output className="block text-muted">{fillIn(words.loading, { name: filename })}</output>
    );
  }
  return (
    <>
      <iframe
        title={fillIn(words.frame, { name: filename })}
        sandbox=""
        srcDoc={read.html}
        className="h-[75vh] min-h-96 w-full rounded-sm border border-line bg-white"
      />
      {read.links.length > 0 && (
        <div>
          <p className="text-muted">{words.links}</p>
          <ul>
            {read.links.map((link) => (
              <li key={link}>
                <a
                  href={link}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="break-all text-accent underline underline-offset-4"
                >
                  {link}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** `links` are the web addresses of the document; in the text itself they cannot be followed. */
type DrawnDocument = { html: string; links: string[] };

const maxMs = 15_000;

/** The page itself cleans and draws them, so they must not keep it busy for seconds. */
const maxElements = 50_000;

/**
 * A DOCX as a page of its own, reduced to what text needs. It is parsed in a worker, which is ended
 * after `maxMs` or by the signal, so that no document can stop the desk.
 */
async function readDocx(
  data: ArrayBuffer,
  signal: AbortSignal,
): Promise<DrawnDocument | DocumentFault> {
  const answer = await converted(data, AbortSignal.any([signal, AbortSignal.timeout(maxMs)]));
  if ('fault' in answer) return answer.fault;
  const { html } = answer;
  return html.split('<', maxElements + 1).length > maxElements ? 'too-much' : cleaned(html);
}

function converted(data: ArrayBuffer, end: AbortSignal): Promise<DocxAnswer> {
  return new Promise<DocxAnswer>((resolve) => {
    const worker = new Worker(new URL('docx-worker.ts', import.meta.url), { type: 'module' });
    const finish = (answer: DocxAnswer) => {
      worker.terminate();
      resolve(answer);
    };
    end.addEventListener('abort', () => finish({ fault: 'too-much' }));
    worker.addEventListener('message', (event: MessageEvent<DocxAnswer>) => finish(event.data));
    worker.addEventListener('error', () => finish({ fault: 'damaged' }));
    // Nothing is transferred: the page keeps the bytes, as an effect may run twice.
    worker.postMessage(data, []);
  });
}

function cleaned(html: string): DrawnDocument {
  const content = DOMPurify.sanitize(html, {
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
