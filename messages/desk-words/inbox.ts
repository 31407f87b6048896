export { inboxWords } from './inbox.en.ts';
