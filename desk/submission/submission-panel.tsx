/** Not built yet. */
export function SubmissionPanel() {
  return <h1 className="p-6 text-xl">SubmissionPanel</h1>;
}
