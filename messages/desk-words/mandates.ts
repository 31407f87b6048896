export { mandateWords } from './mandates.en.ts';
