import type { JsonSchema } from './json-schema.ts';
import type { Places } from './place.ts';

export type PartProps = {
  schema: JsonSchema;
  name: string | number;
  label: string;
  places: Places;
  required: boolean;
  /** Of its heading. */
  level: number;
  /** Without a heading: what stands around it names it. */
  bare?: boolean;
};
