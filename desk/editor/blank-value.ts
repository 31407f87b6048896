import type { JsonSchema } from './json-schema.ts';
import { shapeOf } from './shape.ts';

/** What a part is before anything is typed in it. */
export function blankValue(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  const shape = shapeOf(schema, []);
  switch (shape.is) {
    case 'group': {
      const needed = shape.fields.filter(({ required, schema: one }) => required && isPart(one));
      return Object.fromEntries(needed.map(({ name, schema: one }) => [name, blankValue(one)]));
    }
    case 'record':
      return {};
    case 'union':
      return { [shape.by]: shape.branches[0]!.value };
    case 'choices':
      return [];
    case 'list':
      // As many as it must have; where that is open, whoever writes it adds them.
      return Array.from({ length: shape.min === shape.max ? shape.min : 0 }, (_, at) =>
        blankValue(shape.entry(at)),
      );
    case 'text':
      return '';
    case 'boolean':
      return false;
    default:
      return null;
  }
}

/** Containers are there from the beginning; a text appears with its first letter. */
function isPart(schema: JsonSchema): boolean {
  return ['group', 'record', 'union', 'choices', 'list', 'constant', 'boolean'].includes(
    shapeOf(schema, []).is,
  );
}
