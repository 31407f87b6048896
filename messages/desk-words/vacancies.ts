export { vacancyWords } from './vacancies.en.ts';
