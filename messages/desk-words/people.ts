export { peopleWords } from './people.en.ts';
