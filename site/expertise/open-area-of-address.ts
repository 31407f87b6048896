/** Opens the area that the address names, on arrival and on every press of a link to it. */
export function followAddress() {
  openAreaOfAddress();
  window.addEventListener('hashchange', openAreaOfAddress);
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a');
    // A link to the anchor that the address already has changes no hash.
    if (link?.hash && link.hash === location.hash) openAreaOfAddress();
  });
}

function openAreaOfAddress() {
  const anchor = document.getElementById(location.hash.slice(1));
  const details = anchor?.closest('details');
  if (!details || details.open) return;
  details.open = true;
  // Not every browser opens it by itself; the specification scrolls after 100 ms.
  setTimeout(() => anchor?.scrollIntoView(), 100);
}
