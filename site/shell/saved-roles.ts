import { notify } from '#ui/toast.ts';
import { mostSavedRoles, readSavedList, savedListQuery } from '#domain/alerts/saved-roles.ts';
import { mayStore, onConsentChange } from '#site/privacy/consent.ts';
import { fillIn } from '#words/fill-in.ts';
import { savedRolesKey } from './saved-roles-key.ts';

/** A role as it was when it was saved. Pay is compared within one language alone. */
type SavedRole = { slug: string; salary: string; language: string };

/** What this browser keeps, or this tab where functional storage is not allowed. */
function savedRoles(): SavedRole[] {
  try {
    const text = localStorage.getItem(savedRolesKey) ?? sessionStorage.getItem(savedRolesKey);
    const roles: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(roles) ? roles.filter(isSavedRole) : [];
  } catch {
    return [];
  }
}

function keepsLonger(): boolean {
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
function showStars(): void {
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

/** The page of saved roles: its address names what this browser has saved. */
export function showSavedRoles(): void {
  const { search, pathname } = window.location;
  const shown = readSavedList(new URLSearchParams(search));
  if (shown.saved.length === 0 && savedRoles().length > 0) return open(pathname);
  document.getElementById('saved-for-tab')!.hidden = keepsLonger() || savedRoles().length === 0;
  showStars();
  showOldPay();
  // A role that is forgotten leaves the list.
  document.addEventListener('saved-roles', () => open(pathname));
}

function open(pathname: string): void {
  const saved = savedRoles().map(({ slug }) => slug);
  const query = savedListQuery({ saved, compared: [] });
  window.location.replace(query.size > 0 ? `${pathname}?${query}` : pathname);
}

/** What a role paid when it was saved, where that has changed. */
function showOldPay(): void {
  const { lang } = document.documentElement;
  for (const { slug, salary, language } of savedRoles()) {
    const star = document.querySelector(`.star[data-star="${CSS.escape(slug)}"]`);
    const note = star?.parentElement?.querySelector<HTMLElement>('[data-paid]');
    if (!note || language !== lang || note.dataset.paid === salary) continue;
    note.textContent = fillIn(note.dataset.sentence ?? '', { salary });
    note.hidden = false;
  }
}
