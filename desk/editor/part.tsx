import { memo } from 'react';
import { Columns } from './columns.tsx';
import { ChoicesControl } from './choices-control.tsx';
import { useEditorActs } from './editor-context.ts';
import { GroupPart } from './group-part.tsx';
import { ImageControl } from './image-control.tsx';
import type { ControlProps } from './labelled.tsx';
import { ListPart } from './list-part.tsx';
import { fitting, MisfitPart } from './misfit-part.tsx';
import type { PartProps } from './part-props.ts';
import { samePlaces } from './place.ts';
import { RecordPart } from './record-part.tsx';
import { shapeOf, type Shape } from './shape.ts';
import { TextControl } from './text-control.tsx';
import { UnionPart } from './union-part.tsx';
import { BooleanControl, ChoiceControl, JsonControl, NumberControl } from './value-controls.tsx';

/** Whatever stands at a place of the document, drawn as its schema says. */
export const Part = memo(DrawnPart, (before, after) => {
  const { places, ...rest } = before;
  const unchanged = Object.entries(rest).every(
    ([name, value]) => after[name as keyof typeof rest] === value,
  );
  return unchanged && samePlaces(places, after.places);
});

function DrawnPart(props: PartProps) {
  const { languages } = useEditorActs();
  const { schema, name, places } = props;
  const shape = shapeOf(schema, languages, name);
  if (!places.every(({ value }) => fitting(shape, value))) return <MisfitPart {...props} />;
  switch (shape.is) {
    case 'group':
      return <GroupPart {...props} shape={shape} />;
    case 'list':
      return <ListPart {...props} shape={shape} />;
    case 'record':
      return <RecordPart {...props} shape={shape} />;
    case 'union':
      return <UnionPart {...props} shape={shape} />;
    default:
      return (
        <Columns places={places}>
          {(place) => <Control shape={shape} {...props} place={place} />}
        </Columns>
      );
  }
}

function Control({ shape, ...field }: { shape: Shape } & ControlProps) {
  switch (shape.is) {
    case 'text':
      return <TextControl {...field} look={shape.look} maxLength={shape.maxLength} />;
    case 'number':
      return <NumberControl {...field} />;
    case 'boolean':
      return <BooleanControl {...field} />;
    case 'choice':
      return <ChoiceControl {...field} options={shape.options} />;
    case 'choices':
      return <ChoicesControl {...field} {...shape} />;
    case 'image':
      return <ImageControl {...field} />;
    case 'constant':
      return null;
    default:
      return <JsonControl {...field} />;
  }
}
