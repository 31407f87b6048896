import type { Board, BoardFact } from '#domain/vacancies/boards/boards.ts';
import { element, xmlText } from './xml.ts';

/** A role as boards are told of it. Days are ISO days; `hours` is the board's own word. */
export type BoardRole = { [Fact in BoardFact]?: string } & { id: string };

const isDay: readonly BoardFact[] = ['postedOn', 'changedOn', 'expiresOn'];

/** The roles for one board, in its own shape. */
export function boardFeed({ shape }: Board, roles: readonly BoardRole[]): string {
  const { around, role, idAttribute } = shape;
  const opened = around.map((name) => `<${name}>`).join('');
  const closed = around
    .toReversed()
    .map((name) => `</${name}>`)
    .join('');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    opened,
    ...roles.map((one) => {
      const id = idAttribute ? ` ${idAttribute}="${xmlText(one.id)}"` : '';
      return [`  <${role}${id}>`, ...elementsOf(shape, one), `  </${role}>`].join('\n');
    }),
    closed,
    '',
  ].join('\n');
}

function elementsOf({ elements, days }: Board['shape'], role: BoardRole): string[] {
  const named = Object.entries(elements) as [BoardFact, string][];
  return named.flatMap(([fact, name]) => {
    const text = role[fact];
    if (text === undefined) return [];
    return [`    ${element(name, isDay.includes(fact) ? writtenDay(text, days) : text)}`];
  });
}

function writtenDay(isoDay: string, format: Board['shape']['days']): string {
  const [year, month, day] = isoDay.split('-') as [string, string, string];
  return format.replace('YYYY', year).replace('MM', month).replace('DD', day);
}
