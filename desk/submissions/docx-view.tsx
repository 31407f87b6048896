import { useEffect, useEffectEvent, useState } from 'react';
import { fillIn } from '#words/fill-in.ts';
import { deskWords } from '#desk/kit/words.ts';
import { readDocx, type DrawnDocument } from './read-docx.ts';
import type { DocumentViewProps } from './document-view.ts';

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
