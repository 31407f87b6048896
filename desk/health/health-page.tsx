/** Not built yet. */
export function HealthPage() {
  return <h1 className="p-6 text-xl">HealthPage</h1>;
}
