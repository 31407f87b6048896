import { shellWords as words } from '../../messages/desk-words/shell.ts';

export function NotFound() {
  return <h1 className="p-6 text-xl">{words.notFound}</h1>;
}
