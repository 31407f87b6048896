import { escapeControls } from '#server/base/escape-controls.ts';

/** Applied to every line that a command writes: what visitors typed never reaches a terminal raw. */
export const terminalLine = escapeControls;

/**
 * A visitor's value below its name. Each line is marked, so that no value can imitate a line of the
 * command's own, such as "Reference …".
 */
export function fieldLines(name: string, value: string): string[] {
  const lines = value.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/);
  if (lines.length === 1) return [`${name}: ${value}`];
  return [`${name}:`, ...lines.map((line) => `  | ${line}`)];
}
