import { useRef } from 'react';
import { Columns } from './columns.tsx';
import { useEditorActs } from './editor-context.ts';
import { GroupFields } from './group-part.tsx';
import { below, type Place, type Places } from './place.ts';
import type { PartProps } from './part-props.ts';
import { PartFrame } from './part-frame.tsx';
import { isRecord, ownValue } from './pointer.ts';
import { shapeOf, type Branch, type Shape } from './shape.ts';
import { ChoiceControl } from './value-controls.tsx';

type Union = Extract<Shape, { is: 'union' }>;

/** One of several forms, chosen first. Choosing the former one again brings back what it held. */
export function UnionPart({ shape: { by, branches }, ...props }: PartProps & { shape: Union }) {
  const { change, languages } = useEditorActs();
  const former = useRef(new Map<string, unknown>());
  const { places, level } = props;
  const choose = ({ at, value }: Place, chosen: string) => {
    former.current.set(`${at} ${chosenIn(value, by)}`, value);
    const branch = branches.find((one) => one.value === chosen)!;
    change(at, former.current.get(`${at} ${chosen}`) ?? asBranch(value, by, branch));
  };
  return (
    <PartFrame {...props}>
      <Columns places={places}>
        {(place) => (
          <ChoiceControl
            schema={{}}
            label={props.label}
            place={below([place], by)[0]!}
            required
            options={branches.map(({ value }) => value)}
            onChoice={(chosen) => choose(place, chosen)}
          />
        )}
      </Columns>
      {alikeIn(places, by).map(([chosen, alike]) => {
        const branch = branches.find(({ value }) => value === chosen);
        const group = branch && shapeOf(branch.schema, languages);
        return (
          group?.is === 'group' && (
            <GroupFields key={chosen} shape={group} places={alike} level={level + 1} known={[by]} />
          )
        );
      })}
    </PartFrame>
  );
}

/** The places by what is chosen in them: languages that agree are drawn side by side. */
function alikeIn(places: Places, by: string): [string, Places][] {
  return Object.entries(Object.groupBy(places, ({ value }) => chosenIn(value, by))).map(
    ([chosen, alike = []]) => [chosen, alike],
  );
}

function chosenIn(value: unknown, by: string): string {
  return String(ownValue(value, by) ?? '');
}

/** With the fields that the other branch has too. */
function asBranch(value: unknown, by: string, { value: chosen, schema }: Branch): unknown {
  const fields = isRecord(value) ? Object.entries(value) : [];
  const names = Object.keys(schema.properties ?? {});
  return { [by]: chosen, ...Object.fromEntries(fields.filter(([name]) => names.includes(name))) };
}
