import type { ShownTemplate } from '#domain/mail/letters.ts';
import { deskWords } from '#desk/kit/words.ts';

const words = deskWords.submissions.thread;

/** What a template says that could not be filled in for this sender. */
export function LeftOut({ template }: { template: ShownTemplate | undefined }) {
  if (!template || template.leftOut.length === 0) return null;
  return (
    <div className="rounded-md border border-line bg-surface p-4 text-sm">
      <p className="font-semibold">{words.leftOut}</p>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        {template.leftOut.map((paragraph) => (
          <li key={paragraph} className="wrap-anywhere whitespace-pre-line">
            {paragraph}
          </li>
        ))}
      </ul>
    </div>
  );
}
