/** Not built yet. */
export function JoinPage() {
  return <h1 className="p-6 text-xl">JoinPage</h1>;
}
