import { privacyWords as words } from '../../messages/desk-words/privacy.ts';
import { OperationsPage } from '../shell/operations-page.tsx';
import { PersonSearch } from './person-search.tsx';
import { RetentionPanel } from './retention-panel.tsx';

/** Requests of people about their data, and deletion by age. */
export function PrivacyPage() {
  return (
    <OperationsPage heading={words.heading} summary={words.summary}>
      <PersonSearch />
      <RetentionPanel />
    </OperationsPage>
  );
}
