export { shellWords } from './shell.en.ts';
