import { pagePath } from '../../domain/address/paths.ts';
import type { Locale } from '../../domain/edition/editions.ts';

/** The home page of a locale. */
export function homeOf(locale: Locale): string {
  return pagePath('home', locale);
}
