import type { VacancyExtras as Extras } from '../../domain/vacancy/summary.ts';
import { fillIn } from '../../messages/fill-in.ts';
import type { Messages } from '../../messages/en.ts';

/** Interview stages, benefits and how to get there, as far as the employer has told them. */
export function VacancyExtras({
  extras: { benefits, interviews, relocation },
  words,
  heading: Heading,
}: {
  extras: Extras;
  words: Messages['vacancies']['extras'];
  heading: 'h2' | 'h4';
}) {
  const look = Heading === 'h2' ? 'mb-4 text-2xl' : 'mb-2';
  return (
    <>
      {benefits.length > 0 && (
        <section>
          <Heading className={look}>{words.benefits}</Heading>
          <ul className="grid list-disc gap-2 pl-4.5 marker:text-accent">
            {benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </section>
      )}
      {interviews.length > 0 && (
        <section>
          <Heading className={look}>{words.interviews}</Heading>
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
          <Heading className={look}>{words.relocation}</Heading>
          <p>{relocation}</p>
        </section>
      )}
    </>
  );
}
