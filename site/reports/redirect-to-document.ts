const redirectDelayMs = 500;

/** Replaced, so that going back does not lead here and forward again. */
export function redirectToDocument() {
  const link = document.querySelector<HTMLAnchorElement>('#document-link');
  if (link) setTimeout(() => window.location.replace(link.href), redirectDelayMs);
}
