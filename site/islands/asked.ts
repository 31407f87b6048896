import type { ClientDirective } from 'astro';

/**
 * `client:asked="name"` hydrates an island when a visitor first presses a link with
 * `data-asks="name"`; an island that has mounted has therefore been asked for. On every later press
 * it gets the event `asked:name`. If its script cannot be loaded, the browser follows the link,
 * unless it is offline: it would leave a page that may hold a half-filled form. If it throws, the
 * browser follows this and every later link.
 */
const asked: ClientDirective = (load, options, island) => {
  const name = String(options.value);
  let requested = false;
  let failed = false;
  let pressed: HTMLAnchorElement | undefined;
  island.addEventListener('island-failed', () => {
    failed = true;
    pressed?.click();
  });
  document.addEventListener('click', (event) => {
    if (failed || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>(`a[data-asks="${name}"]`);
    if (!link) return;
    event.preventDefault();
    pressed = link;
    if (requested) {
      document.dispatchEvent(new Event(`asked:${name}`));
      return;
    }
    requested = true;
    void hydrate().then((hydrated) => {
      if (hydrated) return;
      requested = false;
      if (navigator.onLine) location.assign(link.href);
      else document.dispatchEvent(new Event('offline-press'));
    });
  });

  /** Astro resolves also when a script cannot be loaded, and sends an event then. */
  async function hydrate(): Promise<boolean> {
    let hydrated = true;
    const failed = () => {
      hydrated = false;
    };
    island.addEventListener('astro:hydration-error', failed, { once: true });
    const start = await load();
    await start();
    return hydrated;
  }
};

export default asked;
