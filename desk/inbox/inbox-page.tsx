/** Not built yet. */
export function InboxPage() {
  return <h1 className="p-6 text-xl">InboxPage</h1>;
}
