import { readSavedList, savedListQuery } from '#domain/alerts/saved-roles.ts';
import { fillIn } from '#words/fill-in.ts';
import { notify } from '#ui/toast.ts';
import { keepsLonger, savedRoles, showStars } from './saved-roles.ts';

/** The page of saved roles: its address names what this browser has saved. */
export function showSavedRoles(): void {
  const { search, pathname } = window.location;
  const shown = readSavedList(new URLSearchParams(search));
  if (shown.saved.length === 0 && savedRoles().length > 0) return open(pathname);
  document.getElementById('saved-for-tab')!.hidden = keepsLonger() || savedRoles().length === 0;
  showStars();
  showOldPay();
  shareList(`${window.location.origin}${pathname}?${savedListQuery(shown)}`);
  // A role that is forgotten leaves the list.
  document.addEventListener('saved-roles', () => open(pathname));
}

function shareList(url: string): void {
  const copy = document.getElementById('copy-list');
  copy?.addEventListener('click', async () => {
    const { copied = '', failed = '' } = copy.dataset;
    try {
      await navigator.clipboard.writeText(url);
      notify({ variant: 'success', title: copied });
    } catch {
      notify({ variant: 'destructive', title: failed });
    }
  });
  const share = document.getElementById('share-list');
  if (!share || typeof navigator.share !== 'function') return;
  share.hidden = false;
  // Rejects when the visitor closes the sheet.
  share.addEventListener('click', () => {
    navigator.share({ title: document.title, url }).catch(() => {});
  });
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
