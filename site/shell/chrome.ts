import type { HiringModelId } from '#domain/hiring-models/model-figures.ts';
import { intakeAnchor } from '#domain/hiring-models/hiring-model.ts';
import { notify } from '#ui/toast.ts';
import { track, type AnalyticsEvent } from '#site/privacy/analytics.ts';
import { chooseCookies, essentialOnly, everything } from '#site/privacy/consent.ts';
import { hasSavedRoles } from './saved-roles-key.ts';
import { suggestLanguage } from './language-suggestion.ts';
import { connectThemeSwitches } from './theme.ts';

const delayMs = 100;

/**
 * The address and `hashchange` come at once, the scrolling 100 ms later, as specified. A browser
 * without the Navigation API scrolls at once; on the way back every browser restores the place.
 */
function scrollToAnchorsLater() {
  window.navigation?.addEventListener('navigate', (event) => {
    if (!event.hashChange || event.navigationType === 'traverse') return;
    event.intercept({
      scroll: 'manual',
      // Scrolling to an anchor moves the focus there, as without us.
      focusReset: 'manual',
      handler: async () => {
        // An intercepted navigation does not send it.
        window.dispatchEvent(new HashChangeEvent('hashchange'));
        await new Promise((resolve) => setTimeout(resolve, delayMs));
        if (!event.signal.aborted) event.scroll();
      },
    });
  });
}

/** The one script of the chrome. The header, footer and notices are static markup. */
shrinkHeader(document.querySelector('header'));
connectThemeSwitches();
connectCookieNotice(document.getElementById('cookie-notice'));
suggestLanguage(document.getElementById('language-suggestion'));
dismissTooltipsOnEscape();
keepPageWhileOffline();
scrollToAnchorsLater();
if (hasSavedRoles()) loadStars(starScript());
window.addEventListener('popstate', closeMenus);
document.addEventListener('click', ({ target }) => {
  const star = (target as Element).closest<HTMLElement>('.star');
  if (star) press(star);
  const link = (target as Element).closest('a');
  if (!link) return;
  if (link.hasAttribute('data-keep-place')) keepPlace(link);
  trackCallToAction(link);
  // A link may lead to a place on this page.
  closeMenus();
});

/** The script of the stars (layouts/page.astro), for those alone who save roles. */
function starScript() {
  return document.querySelector<HTMLTemplateElement>('#star-script');
}

function loadStars(script: HTMLTemplateElement | null) {
  script?.replaceWith(script.content);
}

/** The first press loads the script, which answers it; offline that would be in vain. */
function press(star: HTMLElement) {
  const script = starScript();
  if (script && !navigator.onLine) return sayOffline();
  star.dataset.asked = '';
  loadStars(script);
}

function closeMenus() {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
}

function shrinkHeader(header: HTMLElement | null) {
  const shrinkAfterPx = 20;
  const update = () => header?.toggleAttribute('data-shrunk', window.scrollY > shrinkAfterPx);
  window.addEventListener('scroll', update, { passive: true });
  update();
}

function connectCookieNotice(notice: HTMLElement | null) {
  for (const button of notice?.querySelectorAll('button') ?? []) {
    button.addEventListener('click', () => {
      chooseCookies(button.value === 'everything' ? everything : essentialOnly);
      // The button is hidden now; reading goes on from the content.
      document.getElementById('content')?.focus({ preventScroll: true });
      notify({ title: button.dataset.announce ?? '', variant: 'success' });
    });
  }
}

/** Takes the query and the anchor along to the same page in another edition. */
function keepPlace(link: HTMLAnchorElement) {
  const { search, hash } = window.location;
  const address = new URL(link.href);
  address.search = search;
  address.hash = hash;
  link.href = address.href;
}

/** Links to the brief form are calls to action on every page. */
function trackCallToAction(link: HTMLAnchorElement) {
  const event = callToActionEvents.find(([id]) => link.hash === `#${intakeAnchor[id]}`)?.[1];
  if (event) track(event);
}

const callToActionEvents: [HiringModelId, AnalyticsEvent][] = [
  ['sprint', 'cta_sprint_click'],
  ['intel', 'cta_intel_click'],
  ['retained', 'cta_retained_click'],
];

function dismissTooltipsOnEscape() {
  document.addEventListener('keydown', ({ key, target }) => {
    const tooltip = (target as Element).closest<HTMLElement>('.has-tooltip');
    if (key !== 'Escape' || !tooltip) return;
    tooltip.dataset.dismissed = '';
    tooltip.addEventListener('focusout', () => delete tooltip.dataset.dismissed, { once: true });
  });
}

/**
 * Offline, the browser would replace the page and what was entered in it: when it posts a form that
 * is not hydrated, and when a link asks for an island that cannot be loaded (islands/asked.ts).
 */
function keepPageWhileOffline() {
  document.addEventListener('submit', (event) => {
    if (navigator.onLine || event.defaultPrevented) return;
    event.preventDefault();
    sayOffline((event.target as HTMLFormElement).dataset.failure);
  });
  document.addEventListener('offline-press', () => sayOffline());
}

function sayOffline(failure?: string) {
  const { errorTitle = '', offline } = document.body.dataset;
  notify({ variant: 'destructive', title: errorTitle, description: failure ?? offline });
}
