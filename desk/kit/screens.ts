import type { Role } from '#domain/people/person.ts';
import { useEffect, useEffectEvent } from 'react';

/** The screens of the bar in its order, and who sees them; `desk/app.tsx` has the page of each. */
const seenBy = {
  mandates: 'everybody',
  vacancies: 'everybody',
  website: 'administrators',
  deliveries: 'everybody',
  privacy: 'everybody',
  people: 'everybody',
  audit: 'administrators',
  health: 'everybody',
} as const;

export type Screen = keyof typeof seenBy;

export function screensFor(role: Role): Screen[] {
  const screens = Object.keys(seenBy) as Screen[];
  return screens.filter((screen) => seenBy[screen] === 'everybody' || role === 'administrator');
}

/** Something that the page can do at this moment. */
export type PaletteAct = { name: string; run: () => void };

const offers = new Set<() => PaletteAct[]>();

/** Lets the palette offer what the page can do; asked for when it opens. */
export function usePaletteActs(offer: () => PaletteAct[]) {
  const current = useEffectEvent(offer);
  useEffect(() => {
    const ask = () => current();
    offers.add(ask);
    return () => void offers.delete(ask);
  }, []);
}

export function offeredActs(): PaletteAct[] {
  return [...offers].flatMap((offer) => offer());
}
