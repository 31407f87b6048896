import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  LabelList,
  Legend,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';

const colours = [
  'var(--color-chart-1)',
  'var(--color-chart-2)',
  'var(--color-chart-3)',
  'var(--color-chart-4)',
  'var(--color-chart-5)',
];
const axis = { stroke: 'var(--color-muted)', tick: { fill: 'var(--color-muted)' } };
const tooltip = {
  contentStyle: { background: 'var(--color-raised)', border: '1px solid var(--color-line)' },
  cursor: { fill: 'var(--color-sunken)' },
};

const legendName = (name: string) => <span className="text-ink">{name}</span>;

/** Bars beside each other, each of several parts. */
export function StackedBars({
  data,
  parts,
}: {
  data: readonly ({ name: string } & Record<string, number | string>)[];
  parts: readonly { key: string; name: string }[];
}) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={[...data]} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis dataKey="name" {...axis} tickLine={false} minTickGap={24} />
        <YAxis {...axis} allowDecimals={false} tickLine={false} axisLine={false} width={36} />
        <Tooltip {...tooltip} />
        {/* Names in the colour of text: those of the bars are too light for it. */}
        <Legend formatter={legendName} />
        {parts.map(({ key, name }, at) => (
          <Bar
            key={key}
            dataKey={key}
            name={name}
            stackId="all"
            fill={colours[at % colours.length]}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}

/** Bars below each other with their names and numbers. */
export function NamedBars({
  data,
}: {
  data: readonly { name: string; value: number; warns?: boolean }[];
}) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={[...data]}
        layout="vertical"
        margin={{ right: 48 }}
        accessibilityLayer={false}
      >
        <XAxis type="number" hide />
        <YAxis type="category" dataKey="name" {...axis} width={150} tickLine={false} />
        <Bar dataKey="value" isAnimationActive={false} maxBarSize={28}>
          {data.map(({ name, warns }) => (
            <Cell key={name} fill={warns ? 'var(--color-danger)' : colours[0]} />
          ))}
          <LabelList dataKey="value" position="right" fill="var(--color-ink)" />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}
