export { healthWords } from './health.en.ts';
