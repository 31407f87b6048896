import {
  AnnotationMode,
  getDocument,
  GlobalWorkerOptions,
  TextLayer,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fillIn } from '#words/fill-in.ts';
import { deskWords } from '#desk/kit/words.ts';
import { useWidth } from '#desk/kit/browser-state.ts';
import { SmallButton } from '#desk/kit/controls.tsx';
import { keepText, keptText } from '#desk/kit/kept.ts';
import './pdf-view.css';
import type { DocumentViewProps } from './file-view.tsx';

const words = deskWords.submissions.file;
GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/build/pdf.worker.min.mjs',
  import.meta.url,
).href;

/** The first page is always drawn; another when it comes near the view, and released when it leaves. */
const nearMargin = '600px';

/** More elements at once would slow the desk down: a file can hold 100,000 pages. */
const maxShownPages = 50;

/** Of one drawn page, whatever its sides are. */
const maxPixels = 16_000_000;

/** Scripts of a document never run: pdf.js needs a sandbox for them, which is not loaded. */
export function PdfView({ data, filename, onBroken }: DocumentViewProps) {
  const [document, setDocument] = useState<PDFDocumentProxy>();
  const [first, setFirst] = useState(1);
  const [zoom, setZoom] = useState(() => zooms.find((one) => `${one}` === keptText(zoomKey)) ?? 1);
  const broken = useEffectEvent(onBroken);
  useEffect(() => {
    // The worker takes the bytes over, and an effect may run twice.
    const task = getDocument({
      data: new Uint8Array(data.slice(0)),
      useWasm: false,
      useWorkerFetch: false,
      enableXfa: false,
    });
    let left = false;
    task.promise.then(
      (opened) => !left && setDocument(opened),
      () => !left && broken('damaged'),
    );
    return () => {
      left = true;
      void task.destroy();
    };
  }, [data]);

  if (!document) {
    return (
      <output className="block text-muted">{fillIn(words.loading, { name: filename })}</output>
    );
  }
  const { numPages } = document;
  const last = Math.min(first + maxShownPages - 1, numPages);
  const shown = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return (
    <div className="grid gap-3">
      {numPages > maxShownPages && (
        <div className="flex flex-wrap items-center gap-3">
          <output>{words.pages(first, last, numPages)}</output>
          {first > 1 && (
            <SmallButton onClick={() => setFirst(first - maxShownPages)}>
              {words.earlierPages}
            </SmallButton>
          )}
          {last < numPages && (
            <SmallButton onClick={() => setFirst(last + 1)}>{words.laterPages}</SmallButton>
          )}
        </div>
      )}
      <div className="relative">
        <ZoomButtons
          zoom={zoom}
          onZoom={(next) => {
            setZoom(next);
            keepText(zoomKey, `${next}`);
          }}
        />
        <div className="overflow-x-auto">
          <div className="grid gap-3" style={{ width: `${zoom * 100}%` }}>
            {shown.map((number) => (
              <PdfPage key={number} document={document} number={number} onBroken={onBroken} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

/** Of the width that there is. The next file is shown as large as the last one. */
const zooms = [1, 1.5, 2, 3];
const zoomKey = 'desk-file-zoom';

/** In sight while the pages scroll beneath. */
function ZoomButtons({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const at = zooms.indexOf(zoom);
  const steps = [
    ['−', words.smaller, zooms[at - 1]],
    ['+', words.larger, zooms[at + 1]],
  ] as const;
  return (
    <div className="pointer-events-none sticky top-2 z-10 flex h-0 justify-end gap-1 pr-2">
      {steps.map(([sign, label, next]) => (
        <button
          key={sign}
          type="button"
          aria-label={label}
          aria-disabled={next === undefined}
          onClick={() => next && onZoom(next)}
          className="pointer-events-auto mt-2 grid size-9 place-items-center rounded-sm border border-control bg-raised text-lg hover:border-ink aria-disabled:text-muted aria-disabled:opacity-60 pointer-coarse:size-11"
        >
          <span aria-hidden>{sign}</span>
        </button>
      ))}
    </div>
  );
}

function PdfPage({
  document,
  number,
  onBroken,
}: {
  document: PDFDocumentProxy;
  number: number;
  onBroken: DocumentViewProps['onBroken'];
}) {
  const frame = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const near = useNear(frame) || number === 1;
  const width = useWidth(frame);
  const broken = useEffectEvent(onBroken);

  useEffect(() => {
    if (!near || width === 0) return;
    const drawing = { cancelled: false, cancel: () => {} };
    document
      .getPage(number)
      .then((page) => (drawing.cancelled ? undefined : draw(page, width, drawing)))
      .catch(() => (drawing.cancelled ? undefined : broken('damaged')));
    const drawn = { canvas: canvas.current!, text: text.current! };
    return () => {
      drawing.cancelled = true;
      drawing.cancel();
      drawn.canvas.width = 0;
      drawn.text.replaceChildren();
    };

    async function draw(page: PDFPageProxy, cssWidth: number, running: typeof drawing) {
      const scale = cssWidth / page.getViewport({ scale: 1 }).width;
      const viewport = page.getViewport({ scale });
      const fits = Math.sqrt(maxPixels / (viewport.width * viewport.height));
      const density = Math.min(window.devicePixelRatio || 1, 2, fits);
      canvas.current!.width = Math.floor(viewport.width * density);
      canvas.current!.height = Math.floor(viewport.height * density);
      frame.current!.style.aspectRatio = `${viewport.width} / ${viewport.height}`;
      text.current!.style.setProperty('--total-scale-factor', String(scale));
      text.current!.replaceChildren();
      const rendering = page.render({
        canvas: canvas.current!,
        viewport,
        transform: [density, 0, 0, density, 0, 0],
        annotationMode: AnnotationMode.ENABLE,
      });
      running.cancel = () => rendering.cancel();
      await rendering.promise;
      const layer = new TextLayer({
        textContentSource: page.streamTextContent(),
        container: text.current!,
        viewport,
      });
      running.cancel = () => layer.cancel();
      await layer.render();
    }
  }, [document, number, near, width]);

  return (
    <section
      ref={frame}
      aria-label={fillIn(words.page, { page: number, pages: document.numPages })}
      className="relative aspect-[1/1.414] overflow-hidden rounded-sm border border-line bg-white"
    >
      <canvas ref={canvas} aria-hidden className="block size-full" />
      <div ref={text} className="pdf-text" />
    </section>
  );
}

function useNear(element: React.RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)!.isIntersecting),
      { rootMargin: nearMargin },
    );
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  return near;
}
