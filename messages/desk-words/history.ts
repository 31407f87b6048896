export { wordsOfAction } from './history.en.ts';
