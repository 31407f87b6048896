/** Not built yet. */
export function VacanciesPage() {
  return <h1 className="p-6 text-xl">VacanciesPage</h1>;
}
