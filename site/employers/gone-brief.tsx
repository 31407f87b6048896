import { briefDraftDays } from '#domain/forms/employer-brief.ts';
import { fillIn } from '#words/fill-in.ts';
import type { PlanMessages } from '#words/plan.en.ts';
import { ButtonLink } from '#ui/button.tsx';
import { briefAnchor } from './brief-link.tsx';

/** Above the empty form, when the link of a saved brief leads to nothing any more. */
export function GoneBrief({ words }: { words: PlanMessages['goneBrief'] }) {
  return (
    <section className="container-page grid justify-items-start gap-5 py-10 md:py-16">
      <h1 className="text-3xl">{words.heading}</h1>
      <p className="max-w-2xl text-muted md:text-lg">
        {fillIn(words.text, { days: briefDraftDays })}
      </p>
      <ButtonLink href={`#${briefAnchor}`}>{words.start}</ButtonLink>
    </section>
  );
}
