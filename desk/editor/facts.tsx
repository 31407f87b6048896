import { editorWords as words } from '#words/desk/editor.ts';
import { fillIn } from '#words/fill-in.ts';

type Facts = Readonly<Record<string, string>>;

const quotation = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** How long a visitor finds the text: limits are judged with the facts filled in. */
export function filledLength(text: string, facts: Facts): number {
  return text.replace(quotation, (quoted, name: string) => factOf(facts, name) ?? quoted).trim()
    .length;
}

function factOf(facts: Facts, name: string): string | undefined {
  return Object.hasOwn(facts, name) ? facts[name] : undefined;
}

/** What each {{fact}} in a text says today. */
export function QuotedFacts({ text, facts }: { text: string; facts: Facts }) {
  const names = new Set([...text.matchAll(quotation)].map(([, name]) => name!));
  if (names.size === 0) return null;
  return (
    <ul className="grid gap-0.5 text-xs">
      {[...names].map((name) => {
        const says = factOf(facts, name);
        return (
          <li key={name} className={says === undefined ? 'text-danger' : 'text-muted'}>
            {says === undefined
              ? fillIn(words.factUnknown, { name })
              : fillIn(words.factSays, { name, text: says })}
          </li>
        );
      })}
    </ul>
  );
}
