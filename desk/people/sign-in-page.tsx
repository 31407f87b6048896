/** Not built yet. */
export function SignInPage() {
  return <h1 className="p-6 text-xl">SignInPage</h1>;
}
