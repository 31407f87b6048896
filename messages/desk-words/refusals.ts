export { problemWords, type ClientProblem, type OwnRefusals } from './refusals.en.ts';
