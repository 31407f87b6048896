import { deskWords } from './words.ts';
import { Failure } from './failure.tsx';

const words = deskWords.kit;

/** Instead of a page whose script cannot be loaded, as after an update of the desk. */
export function PageFailure() {
  return <Failure message={words.pageFailed} onRetry={() => window.location.reload()} />;
}
