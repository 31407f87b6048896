/** Not built yet. */
export function PrivacyPage() {
  return <h1 className="p-6 text-xl">PrivacyPage</h1>;
}
