export { alertWords, backlogRemedy } from './alerts.en.ts';
