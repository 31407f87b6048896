const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Lower case letters, digits and single hyphens: what an address of a vacancy is made of. */
export function isVacancySlug(text: string): boolean {
  return slugPattern.test(text);
}

const spelledOut: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  '&': ' and ',
};

/** “Head of Flight Safety (Safety Manager)” in Munich becomes `head-of-flight-safety-munich`. */
export function proposedSlug({ title, location }: { title: string; location: string }): string {
  return [title, location]
    .map((words) => words.replace(/\([^()]*\)/g, ' '))
    .join(' ')
    .toLowerCase()
    .replace(/[äöüß&]/g, (letter) => spelledOut[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]/)
    .filter(Boolean)
    .join('-');
}
