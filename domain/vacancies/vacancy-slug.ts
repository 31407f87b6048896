import { slugOf } from '#domain/address/slug.ts';

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Far above any title; an address still fits on two lines. */
export const maxSlugLength = 100;

/** Lower case letters, digits and single hyphens: what an address of a vacancy is made of. */
export function isVacancySlug(text: string): boolean {
  return text.length <= maxSlugLength && slugPattern.test(text);
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
  const words = [title, location]
    .map((part) => part.replace(/\([^()]*\)/g, ' '))
    .join(' ')
    .toLowerCase()
    .replace(/[äöüß&]/g, (letter) => spelledOut[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/g, ' ');
  return slugOf(words).slice(0, maxSlugLength).replace(/-$/, '');
}
