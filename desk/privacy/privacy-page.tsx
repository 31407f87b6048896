import { deskWords } from '#desk/kit/words.ts';
import { OperationsPage } from '#desk/kit/operations-page.tsx';
import { PersonSearch } from './person-search.tsx';
import { RetentionPanel } from './retention-panel.tsx';

const words = deskWords.privacy;

/** Requests of people about their data, and deletion by age. */
export function PrivacyPage() {
  return (
    <OperationsPage heading={words.heading} summary={words.summary}>
      <PersonSearch />
      <RetentionPanel />
    </OperationsPage>
  );
}
