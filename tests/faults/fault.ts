/** A fault that is injected, and the checks that must hold all the same. */
export type Fault = {
  name: string;
  title: string;
  run(extent: Extent): Promise<Finding>;
};

export type Extent = { rounds: number; requests: number; seed: number };

export type Finding =
  /** `broken`: one line for each failed check; `details` are figures of their own. */
  { figures: string; broken: string[]; details?: string[] } | { skipped: string };
