/** How a section of a page opens: a label, what it says, and why to read on. */
export function SectionHeading({
  id,
  eyebrow,
  heading,
  introduction,
}: {
  id?: string;
  eyebrow: string;
  heading: string;
  introduction?: string;
}) {
  return (
    <div className="max-w-3xl">
      <p className="label-mono mb-4 text-accent">{eyebrow}</p>
      <h2 id={id} className="text-2xl">
        {heading}
      </h2>
      {introduction && <p className="mt-4 text-lg text-muted">{introduction}</p>}
    </div>
  );
}
