import type { ClientDirective } from 'astro';

/**
 * `client:asked="name"` hydrates an island when a visitor first presses a link with
 * `data-asks="name"`. The island then handles the event `asked:name`, and every later press. If its
 * script cannot be loaded, the browser follows the link.
 */
const asked: ClientDirective = (load, options) => {
  const name = String(options.value);
  let hydrated: Promise<void> | undefined;
  document.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>(`a[data-asks="${name}"]`);
    if (!link) return;
    event.preventDefault();
    hydrated ??= load().then((hydrate) => hydrate());
    hydrated.then(
      () => document.dispatchEvent(new Event(`asked:${name}`)),
      () => {
        hydrated = undefined;
        location.assign(link.href);
      },
    );
  });
};

export default asked;
