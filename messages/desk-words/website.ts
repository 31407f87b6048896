export { websiteWords } from './website.en.ts';
