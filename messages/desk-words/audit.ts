export { auditWords } from './audit.en.ts';
