import { Link } from 'react-router';
import { deskWords } from './words.ts';
import { usePageTitle } from './page-title.ts';

const words = deskWords.kit;

export function DeskNotFound() {
  usePageTitle(words.notFound);
  return (
    <div className="grid justify-items-start gap-4 p-6">
      <h1 className="text-xl">{words.notFound}</h1>
      <Link to="/inbox" className="text-accent underline underline-offset-4">
        {words.toInbox}
      </Link>
    </div>
  );
}
