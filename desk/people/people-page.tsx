/** Not built yet. */
export function PeoplePage() {
  return <h1 className="p-6 text-xl">PeoplePage</h1>;
}
