/** Not built yet. */
export function VacancyPage() {
  return <h1 className="p-6 text-xl">VacancyPage</h1>;
}
