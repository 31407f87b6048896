import { firm } from '../../domain/firm/firm.ts';
import type { DeskPart } from './desk-api.ts';

/** What the desk's rules read of the firm. */
export const firmRoutes: DeskPart = (api) => {
  api.answer('GET /firm', async () => firm());
};
