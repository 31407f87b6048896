import { describe, expect, test } from 'vitest';
import { languageOf, locales } from '#domain/edition/editions.ts';
import { isForStaff, mailNames } from '#domain/mail/mail-template.ts';
import { shipped } from './shipped.ts';

describe.each(locales(shipped.firm).filter((locale) => languageOf(locale) === 'de'))(
  'in %s',
  (locale) => {
    const facts = shipped.facts(locale);
    // The text of an answer brings its own salutation and closing.
    const own = mailNames.filter((name) => !isForStaff(name) && name !== 'answer');

    test.each(own)('the mail %s greets, takes leave and is signed', (name) => {
      const { markdown } = shipped.mail(name, locale);
      const [greeting, first = '', ...rest] = markdown.split('\n\n');
      expect(greeting).toBe(facts['regional.greeting']);
      expect(first).toMatch(alwaysCapital);
      const [closing, signature] = rest.slice(-2);
      expect(closing).toBe(swissSpelling(facts['regional.closing']));
      expect(signature).toContain(shipped.company.name);
    });

    test.each(shipped.answerTemplates(locale))('the answer $id is a letter', ({ markdown }) => {
      const [greeting, first = '', ...rest] = markdown.split('\n\n');
      expect(greeting).toBe(facts['regional.greetingByName']);
      expect(first).toMatch(alwaysCapital);
      const closing = swissSpelling(facts['regional.closing']);
      expect(rest.at(-1)?.trim()).toBe(`${closing}\n{consultant}\n{firm}`);
    });

    function swissSpelling(text = ''): string {
      return locale === 'de-CH' ? text.replaceAll('ß', 'ss') : text;
    }
  },
);

/** After a comma German begins in lower case, after the Swiss salutation in upper case. */
const alwaysCapital = /^(?:Sie|Ihre?n?|\{kind\}|\{\{regional\.thankYou\}\}|[Vv]ielen Dank) /;
