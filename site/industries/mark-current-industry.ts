/** Marks the link of the section that is being read: the one that crosses a line a third down. */
export function markCurrentIndustry() {
  const index = document.querySelector('nav[aria-labelledby="industry-index"]');
  const links = Array.from(index?.querySelectorAll('a') ?? []);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const link = links.find(({ hash }) => hash === `#${target.id}`);
        if (isIntersecting) link?.setAttribute('aria-current', 'location');
        else link?.removeAttribute('aria-current');
      }
    },
    { rootMargin: '-33% 0px -66% 0px' },
  );
  for (const { hash } of links) {
    const section = document.getElementById(hash.slice(1));
    if (section) observer.observe(section);
  }
}
