const redirectDelayMs = 500;

/** Replaces the history entry: going back would otherwise redirect again. */
export function redirectToDocument() {
  const link = document.querySelector<HTMLAnchorElement>('#document-link');
  if (link) setTimeout(() => window.location.replace(link.href), redirectDelayMs);
}
