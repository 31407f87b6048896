import { Navigate, Outlet, useSearchParams } from 'react-router';

/** Lists of the inbox had this address before: a query that only they know leads to them. */
export function FirstPage() {
  const [search] = useSearchParams();
  const isList = [...search.keys()].some((name) => name !== 'who' && name !== 'days');
  return isList ? <Navigate to={`/inbox?${search}`} replace /> : <Outlet />;
}
