/** Saves a role in this browser. The script of the chrome is behind it. */
export function StarButton({
  slug,
  salary,
  label,
}: {
  slug: string;
  salary: string;
  label: string;
}) {
  return (
    <button type="button" className="star" data-star={slug} value={salary} aria-label={label} />
  );
}
