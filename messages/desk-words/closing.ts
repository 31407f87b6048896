export { closingWords } from './closing.en.ts';
