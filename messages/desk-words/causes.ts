export { causeWords } from './causes.en.ts';
