/** Words that name one gender: “foreman”, “salesmanship” is none, “he”, “his or her” is none. */
const gendered =
  /\b(?:\w*(?:man|men|woman|women)|he|she|him|his|hers?|stewardess|hostess|waitress|actress|girl|boy|lady|guy)\b/gi;

/** Words that only end so: names, places and nouns without a gender. */
const neutral = new Set(['human', 'german', 'germen', 'roman', 'norman', 'specimen', 'acumen']);

/** The first word of an English title that names one gender. */
export function genderedWord(title: string): string | undefined {
  // Both are named.
  const said = title.replace(
    /\b(?:he|she|his|her|him)\s*(?:\/|or)\s*(?:he|she|his|hers?|him)\b/gi,
    '',
  );
  return said.match(gendered)?.find((word) => !neutral.has(word.toLowerCase()));
}
