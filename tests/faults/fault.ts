/** Something that goes wrong in the world, and what must hold nevertheless. */
export type Fault = {
  name: string;
  /** What is done. */
  title: string;
  run(extent: Extent): Promise<Finding>;
};

/** How long and how often. */
export type Extent = { rounds: number; requests: number; seed: number };

export type Finding =
  /** Each broken promise in one line; none is what we want. */
  { figures: string; broken: string[] } | { skipped: string };
