import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { DocumentKey } from '#domain/documents/document-kinds.ts';
import { deskWords } from '#desk/kit/words.ts';
import { ApiError } from '#desk/kit/api.ts';
import { Failure, Loading } from '#desk/kit/loading.tsx';
import { DocumentEditor } from './document-editor.tsx';
import { documentKey, readDocument } from './website-api.ts';

const words = deskWords.documents;

/** `/website/:kind/:id`: one document of the site. */
export function DocumentPage() {
  const { kind = '', id = '' } = useParams();
  // The server answers 404 for a kind that there is not.
  const key = { kind, id } as DocumentKey;
  const { data, error, refetch } = useQuery({
    queryKey: documentKey(key),
    queryFn: () => readDocument(key),
    // What arrives while somebody types is found when the draft is saved.
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  if (data) return <DocumentEditor key={`${kind}/${id}`} detail={data} />;
  if (error instanceof ApiError && error.status === 404) {
    return <h1 className="p-6 text-xl">{words.missing}</h1>;
  }
  if (error) return <Failure onRetry={() => void refetch()} />;
  return <Loading />;
}
