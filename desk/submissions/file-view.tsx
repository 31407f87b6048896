import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { SubmissionDetail } from '#domain/submissions/submission-detail.ts';
import { fillIn } from '#words/fill-in.ts';
import { requestFile } from '#desk/kit/api.ts';
import { SmallButton } from '#desk/kit/controls.tsx';
import { deskWords } from '#desk/kit/words.ts';

const words = deskWords.submissions.file;

// Each is loaded with the first file of its type.
const PdfView = lazy(async () => ({ default: (await import('./pdf-view.tsx')).PdfView }));
const DocxView = lazy(async () => ({ default: (await import('./docx-view.tsx')).DocxView }));

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const views = new Map([
  ['application/pdf', PdfView],
  [docx, DocxView],
]);

/** More than any form accepts. */
const maxDrawnBytes = 20 * 1024 * 1024;

type FileProps = {
  /** Below /api/desk. */
  address: string;
  file: NonNullable<SubmissionDetail['file']>;
};

/** What it is, and always as a download. */
export function FileFactsList({ address, file, children }: FileProps & { children?: ReactNode }) {
  const { filename, size } = file;
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className="font-medium break-all">{filename}</span>
      <span className="text-muted">{sizeOf(size)}</span>
      <a
        href={`/api/desk${address}`}
        download={filename}
        className="min-h-8 content-center text-accent underline underline-offset-4"
      >
        {words.download}
      </a>
      {children}
    </p>
  );
}

/** Drawn where that is safe. It loads the file: the audit log records that it was opened. */
export function FileContent({ address, file }: FileProps) {
  const { filename, type, size } = file;
  const [fault, setFault] = useState<DocumentFault>();
  const View = views.get(type);
  const drawn = View && size <= maxDrawnBytes && !fault;
  return (
    <>
      {!View && <p className="text-muted">{words.notDrawable}</p>}
      {View && size > maxDrawnBytes && <p className="text-muted">{words.tooLarge}</p>}
      {fault && <output className="block">{words.broken[fault]}</output>}
      {drawn && (
        <LoadedFile address={address} filename={filename}>
          {(data) => <View data={data} filename={filename} onBroken={setFault} />}
        </LoadedFile>
      )}
    </>
  );
}

function LoadedFile({
  address,
  filename,
  children,
}: {
  address: string;
  filename: string;
  children: (data: ArrayBuffer) => ReactNode;
}) {
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['file', address],
    queryFn: async ({ signal }) => (await requestFile(address, signal)).arrayBuffer(),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const loading = (
    <output className="block text-muted">{fillIn(words.loading, { name: filename })}</output>
  );
  if (data) return <Suspense fallback={loading}>{children(data)}</Suspense>;
  if (isFetching) return loading;
  return (
    <div role="alert" className="grid justify-items-start gap-2">
      <p>{words.unreachable}</p>
      <SmallButton onClick={() => void refetch()}>{words.retry}</SmallButton>
    </div>
  );
}

function sizeOf(bytes: number): string {
  return bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** Damaged or protected, or more than this page can unpack, parse and draw in a short time. */
export type DocumentFault = 'damaged' | 'too-much';

/** What every view of a document gets; `onBroken` is called for one that it cannot draw. */
export type DocumentViewProps = {
  data: ArrayBuffer;
  filename: string;
  onBroken: (fault: DocumentFault) => void;
};
