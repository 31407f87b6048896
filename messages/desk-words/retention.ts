export { retentionWords, nothingDeleted } from './retention.en.ts';
