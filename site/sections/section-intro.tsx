/** The heading of a section and the sentence or two that lead into it. */
export function SectionIntro({ heading, introduction }: { heading: string; introduction: string }) {
  return (
    <header className="grid gap-4 lg:grid-cols-2 lg:gap-12">
      <h2 className="text-2xl">{heading}</h2>
      <p className="max-w-2xl text-lg text-muted">{introduction}</p>
    </header>
  );
}
