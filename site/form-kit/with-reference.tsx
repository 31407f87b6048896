/** A sentence with `{reference}` in it. A browser would break a reference at its hyphens. */
export function WithReference({ sentence, reference }: { sentence: string; reference: string }) {
  const [before, after] = sentence.split('{reference}');
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{reference}</span>
      {after}
    </>
  );
}
