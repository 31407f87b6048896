import { useId } from 'react';

/** Without a value the work has begun, but how much is left is not known. */
export function Progress({ label, percent }: { label: string; percent?: number }) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <div className="flex justify-between text-sm text-muted">
        <label htmlFor={id}>{label}</label>
        {percent !== undefined && <span>{Math.round(percent)}%</span>}
      </div>
      <progress
        id={id}
        max={100}
        value={percent}
        className="h-2 w-full overflow-hidden rounded-sm bg-line accent-signal [&::-moz-progress-bar]:bg-signal [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-signal"
      />
    </div>
  );
}
