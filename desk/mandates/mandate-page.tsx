import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { deskWords } from '#desk/kit/words.ts';
import { ApiError, ask } from '#desk/kit/api.ts';
import { Failure, Loading } from '#desk/kit/loading.tsx';
import { MandateView } from './mandate-view.tsx';
import { NewMandate } from './new-mandate.tsx';
import { mandateKey } from './use-mandate.ts';

const words = deskWords.mandates;

/** `/mandates/new` is a new one, with `?vacancy=` for an advert that has none. */
export function MandatePage() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewMandate /> : <KnownMandate key={id} id={id} />;
}

function KnownMandate({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: mandateKey(id),
    queryFn: ({ signal }) => ask('GET /mandates/:id', { id }, { signal }),
    // A change that arrives while somebody types is found when they save.
    refetchOnWindowFocus: false,
    staleTime: 0,
  });
  if (data) return <MandateView detail={data} />;
  if (error instanceof ApiError && error.status === 404) {
    return <h1 className="p-6 text-xl">{words.missing}</h1>;
  }
  if (error) return <Failure onRetry={() => void refetch()} />;
  return <Loading />;
}
