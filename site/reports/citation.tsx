import { fillIn } from '#words/fill-in.ts';

export type Citing = {
  /** The names of the sources in the order of their numbers. */
  numbers: string[];
  label: string;
};

export function Citation({ id, numbers, label }: { id: string } & Citing) {
  const number = numbers.indexOf(id) + 1;
  if (number === 0) throw new Error(`The report cites the unknown source "${id}".`);
  return (
    <sup>
      <a className="citation" href={`#source-${id}`} aria-label={fillIn(label, { number })}>
        {number}
      </a>
    </sup>
  );
}
