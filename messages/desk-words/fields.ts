export { fieldLabels, unaskedFieldWords } from './fields.en.ts';
