const delayMs = 100;

/**
 * The address and `hashchange` come at once, the scrolling 100 ms later, as specified. A browser
 * without the Navigation API scrolls at once.
 */
export function scrollToAnchorsLater() {
  if (!('navigation' in window)) return;
  window.navigation.addEventListener('navigate', (event) => {
    if (!isToAnchor(event)) return;
    const { hashChange, signal } = event;
    event.intercept({
      scroll: 'manual',
      // Scrolling to an anchor moves the focus there, as without us.
      focusReset: 'manual',
      handler: async () => {
        // An intercepted navigation does not send it.
        if (hashChange) window.dispatchEvent(new HashChangeEvent('hashchange'));
        await new Promise((resolve) => setTimeout(resolve, delayMs));
        if (!signal.aborted) event.scroll();
      },
    });
  });
}

/** Also a second press of the same link. On the way back the browser restores the place. */
function isToAnchor({ canIntercept, hashChange, navigationType, destination }: NavigateEvent) {
  const again = destination.url === window.location.href && destination.url.includes('#');
  const fresh = navigationType === 'push' || navigationType === 'replace';
  return canIntercept && fresh && (hashChange || again);
}
