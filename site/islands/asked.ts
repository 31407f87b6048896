import type { ClientDirective } from 'astro';

/**
 * `client:asked="name"` hydrates an island when a visitor first presses a link with
 * `data-asks="name"`; an island that has mounted has therefore been asked for. On every later press
 * it gets the event `asked:name`. If its script cannot be loaded, the browser follows the link.
 */
const asked: ClientDirective = (load, options) => {
  const name = String(options.value);
  let requested = false;
  document.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>(`a[data-asks="${name}"]`);
    if (!link) return;
    event.preventDefault();
    if (requested) {
      document.dispatchEvent(new Event(`asked:${name}`));
      return;
    }
    requested = true;
    load()
      .then((hydrate) => hydrate())
      .catch(() => {
        requested = false;
        location.assign(link.href);
      });
  });
};

export default asked;
