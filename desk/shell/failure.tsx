import { shellWords as words } from '../../messages/desk-words/shell.ts';
import { Button } from '../../ui/button.tsx';

export function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-4 p-6">
      <p>{words.failed}</p>
      <Button variant="secondary" onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}
