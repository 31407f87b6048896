import type { PublicVacancy } from '#domain/vacancies/summary.ts';
import { fillIn } from '#words/fill-in.ts';
import type { Messages } from '#words/en.ts';

/** Interview stages, benefits and how to get there, as far as the employer has told them. */
export function VacancyExtras({
  vacancy: { benefits, interviews, relocation },
  words,
}: {
  vacancy: PublicVacancy;
  words: Messages['vacancies']['extras'];
}) {
  return (
    <>
      {benefits.length > 0 && (
        <section>
          <h2 className="mb-4 text-2xl">{words.benefits}</h2>
          <ul className="grid list-disc gap-2 pl-4.5 marker:text-accent">
            {benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </section>
      )}
      {interviews.length > 0 && (
        <section>
          <h2 className="mb-4 text-2xl">{words.interviews}</h2>
          <ol className="grid list-decimal gap-2 pl-4.5 marker:text-accent">
            {interviews.map(({ stage, minutes }) => (
              <li key={stage}>
                {stage} <span className="text-muted">({fillIn(words.minutes, { minutes })})</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      {relocation && (
        <section>
          <h2 className="mb-4 text-2xl">{words.relocation}</h2>
          <p>{relocation}</p>
        </section>
      )}
    </>
  );
}
