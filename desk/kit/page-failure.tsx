import { shellWords as words } from '#words/desk/shell.ts';
import { Failure } from './failure.tsx';

/** Instead of a page whose script cannot be loaded, as after an update of the desk. */
export function PageFailure() {
  return <Failure message={words.pageFailed} onRetry={() => window.location.reload()} />;
}
