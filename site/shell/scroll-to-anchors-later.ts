const delayMs = 100;

/**
 * The address and `hashchange` come at once, the scrolling 100 ms later, as specified. A browser
 * without the Navigation API scrolls at once; on the way back every browser restores the place.
 */
export function scrollToAnchorsLater() {
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
