export { deliveriesWords } from './deliveries.en.ts';
