/** The address of a list names at most so many saved roles. */
export const mostSavedRoles = 20;

/** Roles side by side. */
export const fewestCompared = 2;
export const mostCompared = 4;

const slugPattern = /^[a-z0-9-]{1,120}$/;

/** Slugs: `compared` are those of `saved` that are shown side by side. */
export type SavedList = { saved: string[]; compared: string[] };

/** The list of an address. What is no slug is left out, and so is what is too many. */
export function readSavedList(query: URLSearchParams): SavedList {
  const slugs = (name: string) => [
    ...new Set(query.getAll(name).filter((slug) => slugPattern.test(slug))),
  ];
  const saved = slugs('role').slice(0, mostSavedRoles);
  const compared = slugs('compare').filter((slug) => saved.includes(slug));
  return { saved, compared: compared.slice(0, mostCompared) };
}

export function savedListQuery({ saved, compared }: SavedList): URLSearchParams {
  return new URLSearchParams([
    ...saved.map((slug) => ['role', slug]),
    ...compared.map((slug) => ['compare', slug]),
  ]);
}

const languageNames =
  /\b(English|German|French|Italian|Spanish|Dutch|Englisch|Deutsch|Französisch|Italienisch|Spanisch|Niederländisch)/i;

/** The requirements that name a language. */
export function languageRequirements(requirements: readonly string[]): string[] {
  return requirements.filter((requirement) => languageNames.test(requirement));
}
