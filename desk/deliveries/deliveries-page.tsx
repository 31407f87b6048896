/** Not built yet. */
export function DeliveriesPage() {
  return <h1 className="p-6 text-xl">DeliveriesPage</h1>;
}
