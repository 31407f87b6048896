export { threadWords } from './thread.en.ts';
