import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { consultantSchema } from '#domain/firm/consultant.ts';
import { areaIds } from '#domain/firm/related-roles.ts';
import { testimonialSchema } from '#domain/firm/testimonial.ts';
import { imagePath } from '#domain/address/paths.ts';
import { messagesFor } from '#words/messages.ts';
import { People, Testimonials } from './about.tsx';
import { catalogue } from '#content/catalogue.server.ts';

const person = {
  name: 'Ada Sample',
  agreedOn: '2026-01-31',
  areas: ['functional-safety'],
  en: { role: 'Consultant', text: 'Led hazard analyses.' },
  de: { role: 'Beratung', text: 'Leitete große Gefährdungsanalysen.' },
};
const testimonial = {
  consent: { givenOn: '2026-01-31', keptAt: 'Folder 12' },
  en: { quote: 'They asked the right question.', attribution: 'Head of safety' },
  de: { quote: 'Sie stellten die richtige Frage.', attribution: 'Leitung Sicherheit' },
};
const areaNames = Object.fromEntries(
  areaIds(catalogue().firm).map((id) => [id, `Area ${id}`]),
) as Record<string, string>;

describe('consultants', () => {
  const { people: spoken } = messagesFor(catalogue().firm, 'de-CH');
  const words = {
    heading: 'Our consultants',
    introduction: 'Who you speak to.',
    areaNames,
    words: spoken,
  };

  test('have no section while there are none', () => {
    expect(
      renderToStaticMarkup(
        <People firm={catalogue().firm} {...words} people={[]} locale="en-GB" />,
      ),
    ).toBe('');
  });

  test('are shown in the spelling of the edition, with links to their areas', () => {
    const people = [consultantSchema(catalogue().firm).parse(person)];
    const html = renderToStaticMarkup(
      <People firm={catalogue().firm} {...words} people={people} locale="de-CH" />,
    );
    expect(html).toContain('Ada Sample');
    expect(html).toContain('Leitete grosse');
    expect(html).toContain('href="/de-ch/expertise#functional-safety"');
    expect(html).not.toContain('<img');
  });

  test('have a portrait and languages where these are given', () => {
    const portrait = { id: 'a'.repeat(32), width: 500, height: 700 };
    const people = [
      consultantSchema(catalogue().firm).parse({ ...person, portrait, languages: ['de', 'fr'] }),
    ];
    const html = renderToStaticMarkup(
      <People firm={catalogue().firm} {...words} people={people} locale="de-CH" />,
    );
    expect(html).toContain(`${imagePath(portrait.id, 384)} 384w`);
    expect(html).toContain('width="500" height="700"');
    expect(html).toContain('Spricht Deutsch und Französisch');
  });
});

describe('testimonials', () => {
  test('have no section while there are none', () => {
    const html = renderToStaticMarkup(
      <Testimonials heading="Statements" testimonials={[]} locale="en-GB" />,
    );
    expect(html).toBe('');
  });

  test('are refused without the day and the file of their consent', () => {
    const { consent, ...unconsented } = testimonial;
    expect(consent).toBeDefined();
    expect(testimonialSchema.safeParse(unconsented).success).toBe(false);
  });

  test('show quote and attribution, and never where the consent is filed', () => {
    const testimonials = [testimonialSchema.parse(testimonial)];
    const html = renderToStaticMarkup(
      <Testimonials heading="Statements" testimonials={testimonials} locale="en-GB" />,
    );
    expect(html).toContain('They asked the right question.');
    expect(html).toContain('Head of safety');
    expect(html).not.toContain('Folder 12');
  });
});
