export { privacyWords } from './privacy.en.ts';
