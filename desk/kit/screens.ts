import type { Role } from '#domain/people/person.ts';
import { useEffect, useEffectEvent } from 'react';

/** The entries of the bar in its order. */
const barScreens = ['today', 'inbox', 'roles', 'website', 'administration'] as const;

/** What Administration leads to, in the order of its own navigation. */
const administrationScreens = [
  'people',
  'reports',
  'deliveries',
  'privacy',
  'audit',
  'health',
] as const;

export type AdministrationScreen = (typeof administrationScreens)[number];
export type Screen = (typeof barScreens)[number] | AdministrationScreen;

const administratorsOnly: readonly Screen[] = ['website', 'audit'];

/** Those of the bar, or of Administration, that somebody sees. */
export function screensFor(role: Role, where: 'bar' | 'administration'): Screen[] {
  const screens = where === 'bar' ? barScreens : administrationScreens;
  return screens.filter(
    (screen) => role === 'administrator' || !administratorsOnly.includes(screen),
  );
}

export function screenAddress(screen: Screen): string {
  if (screen === 'administration') return screenAddress(administrationScreens[0]);
  return screen === 'today' ? '/' : `/${screen}`;
}

/** The entry of the bar that an address belongs to. */
export function entryOf(pathname: string): Screen | undefined {
  const name = pathname.split('/')[1] || 'today';
  const entries: Record<string, Screen> = {
    submissions: 'inbox',
    mandates: 'roles',
    vacancies: 'roles',
    ...Object.fromEntries(administrationScreens.map((screen) => [screen, 'administration'])),
  };
  return entries[name] ?? barScreens.find((screen) => screen === name);
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
