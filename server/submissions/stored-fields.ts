import { z } from 'zod';

const schema = z.record(z.string(), z.string());

/** Undefined where a damaged store holds anything else: one such row must not stop the others. */
export function readFields(stored: string): Record<string, string> | undefined {
  try {
    return schema.safeParse(JSON.parse(stored)).data;
  } catch {
    return undefined;
  }
}
