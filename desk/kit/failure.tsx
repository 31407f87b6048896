import { deskWords } from './words.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

const words = deskWords.kit;

export function Failure({
  onRetry,
  message = words.failed,
}: {
  onRetry: () => void;
  message?: string;
}) {
  return (
    <div role="alert" className="grid justify-items-start gap-4 p-6">
      <p className="flex items-start gap-2">
        <Icon name="alert" className="mt-0.5 size-5 shrink-0 text-danger" />
        {message}
      </p>
      <Button variant="secondary" onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}
