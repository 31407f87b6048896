export { describeUnfit } from './unfit-vacancy.en.ts';
