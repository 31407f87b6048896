/** `heroTitle` and `hero-title` are “Hero title”; what is no name of a property stays as it is. */
export function readableName(name: string): string {
  if (!/^[a-z][A-Za-z\d]*(?:-[A-Za-z\d]+)*$/.test(name)) return name;
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
