/** Puts values where a sentence of the messages has `{name}`. */
export function fillIn(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (gap, name: string) =>
    String((Object.hasOwn(values, name) ? values[name] : undefined) ?? gap),
  );
}
