import type { sectorOptions } from '../../domain/vacancy/filter-options.ts';
import type { StillField } from '../sections/stills.ts';

/** The scene of each sector, the most specific sectors first. */
const scenes: [StillField, (typeof sectorOptions)[number][]][] = [
  ['space', ['Space Technology']],
  ['aviation', ['Aviation']],
  ['automotive', ['Automotive']],
  ['medtech', ['Medical Technology']],
  ['pharma', ['Pharmaceuticals']],
  ['deeptech', ['Quantum Computing', 'Photonics', 'Nanotechnology', 'Energy Technology']],
  ['infotech', ['Telecommunications', 'Artificial Intelligence']],
];

/** A vacancy's scene. Finance, governance and everything else share the vault of infosec. */
export function fieldOfSectors(sectors: readonly string[]): StillField {
  const scene = scenes.find(([, members]) => members.some((sector) => sectors.includes(sector)));
  return scene?.[0] ?? 'infosec';
}
