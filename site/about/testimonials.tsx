import type { Locale } from '#domain/edition/editions.ts';
import { wordsIn } from '#domain/edition/spelling.ts';
import type { Testimonial } from '#domain/firm/testimonial.ts';

/** Statements published with consent. Nothing without any. */
export function Testimonials({
  heading,
  testimonials,
  locale,
}: {
  heading: string;
  testimonials: readonly Testimonial[];
  locale: Locale;
}) {
  if (testimonials.length === 0) return null;
  return (
    <section className="bg-surface">
      <div className="container-page py-16 md:py-24">
        <h2 className="text-2xl">{heading}</h2>
        <ul className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-2">
          {testimonials.map((testimonial) => {
            const { quote, attribution } = wordsIn(testimonial, locale);
            return (
              <li key={quote}>
                <figure className="border-l-2 border-signal pl-6">
                  <blockquote className="text-lg">{quote}</blockquote>
                  <figcaption className="mt-3 text-sm text-muted">{attribution}</figcaption>
                </figure>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
