import { useEffect, useEffectEvent } from 'react';

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
