/** Not built yet. */
export function AuditPage() {
  return <h1 className="p-6 text-xl">AuditPage</h1>;
}
