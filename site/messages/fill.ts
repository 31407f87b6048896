/** Puts values where a message has {{names}}. */
export function fill(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{\{(\w+)\}\}/g, (name, key: string) => String(values[key] ?? name));
}
