import { notify } from '#ui/toast.ts';
import { mostSavedRoles } from '#domain/alerts/saved-roles.ts';
import { mayStore, onConsentChange } from '#site/privacy/consent.ts';
import { savedRolesKey } from './saved-roles-key.ts';

/** A role as it was when it was saved. Pay is compared within one language alone. */
export type SavedRole = { slug: string; salary: string; language: string };

/** What this browser keeps, or this tab where functional storage is not allowed. */
export function savedRoles(): SavedRole[] {
  try {
    const text = localStorage.getItem(savedRolesKey) ?? sessionStorage.getItem(savedRolesKey);
    const roles: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(roles) ? roles.filter(isSavedRole) : [];
  } catch {
    return [];
  }
}

export function keepsLonger(): boolean {
  return mayStore('functional');
}

/** Follows the stars, beginning with those that were pressed before this script was there. */
export function connectStars(): void {
  document.addEventListener('click', answerPressed);
  answerPressed();
  showStars();
  // What a visitor saved before the choice moves to where the choice lets it be kept.
  onConsentChange(() => keep(savedRoles()));
}

function answerPressed(): void {
  for (const star of document.querySelectorAll<HTMLButtonElement>('.star[data-asked]')) {
    delete star.dataset.asked;
    toggle(star);
  }
}

/** Saves a role, or forgets it. */
function toggle(star: HTMLButtonElement): void {
  const slug = star.dataset.star ?? '';
  const { lang: language } = document.documentElement;
  const others = savedRoles().filter((role) => role.slug !== slug);
  const isSaved = others.length < savedRoles().length;
  if (!isSaved && others.length >= mostSavedRoles) {
    notify({ variant: 'destructive', title: document.body.dataset.savedFull ?? '' });
    return;
  }
  keep(isSaved ? others : [...others, { slug, salary: star.value, language }]);
  showStars();
  document.dispatchEvent(new Event('saved-roles'));
}

/** Marks the stars of saved roles, also those of cards that are shown later. */
export function showStars(): void {
  const slugs = new Set(savedRoles().map(({ slug }) => slug));
  for (const star of document.querySelectorAll<HTMLElement>('.star')) {
    const pressed = String(slugs.has(star.dataset.star ?? ''));
    if (star.ariaPressed !== pressed) star.ariaPressed = pressed;
  }
  observer ??= observe();
}

let observer: MutationObserver | undefined;

function observe(): MutationObserver {
  const created = new MutationObserver(showStars);
  created.observe(document.body, { childList: true, subtree: true });
  return created;
}

function keep(roles: readonly SavedRole[]): void {
  const text = JSON.stringify(roles);
  try {
    const [kept, other] = keepsLonger()
      ? [localStorage, sessionStorage]
      : [sessionStorage, localStorage];
    other.removeItem(savedRolesKey);
    if (roles.length > 0) kept.setItem(savedRolesKey, text);
    else kept.removeItem(savedRolesKey);
  } catch {
    // Storage is blocked: the star stays as it is.
  }
}

function isSavedRole(value: unknown): value is SavedRole {
  const role = value as Partial<SavedRole> | null;
  return [role?.slug, role?.salary, role?.language].every((fact) => typeof fact === 'string');
}
