import type { Colours } from './brand.ts';
import type { Firm } from './firm.ts';

/** Those of ui/theme.css, for what is drawn without a stylesheet. */
export const ownColours: Colours = {
  accent: { light: '#8a4a07', dark: '#f3b057' },
  signal: '#f0a23b',
  signalStrong: '#ffb95c',
  onSignal: '#14181d',
};

export function brandColours(firm: Pick<Firm, 'brand'>): Colours {
  return firm.brand.colours ?? ownColours;
}
