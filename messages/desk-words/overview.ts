export { overviewWords } from './overview.en.ts';
