export { submissionWords } from './submission.en.ts';
