import { defaultFilters, type VacancyFilters } from '#domain/vacancies/filter.ts';
import { firm } from './firm.ts';
import type { PictureName } from './picture.ts';

/** The sections of the industries page, in their order. */
export function industryIds(): string[] {
  return firm().fields.industries.map(({ id }) => id);
}

/** The sections of the expertise page, in their order. */
export function areaIds(): string[] {
  return firm().fields.areas.map(({ id }) => id);
}

export function openRolesInIndustry(id: string): VacancyFilters {
  const industry = firm().fields.industries.find((one) => one.id === id);
  return { ...defaultFilters, sectors: industry?.sectors ?? [] };
}

export function openRolesInArea(id: string): VacancyFilters {
  return { ...defaultFilters, sectors: areaOf(id)?.sectors ?? [] };
}

/** The industries whose reports concern an area. */
export function industriesOfArea(id: string): readonly string[] {
  return areaOf(id)?.industries ?? [];
}

export function pictureOfIndustry(id: string | undefined): PictureName {
  return firm().fields.industries.find((one) => one.id === id)?.picture ?? 'infosec';
}

/** The picture of a role: the first of the firm's list that has one of its sectors. */
export function pictureOfSectors(sectors: readonly string[]): PictureName {
  const found = firm().fields.pictures.find((one) =>
    one.sectors.some((sector) => sectors.includes(sector)),
  );
  return found?.picture ?? 'infosec';
}

function areaOf(id: string) {
  return firm().fields.areas.find((one) => one.id === id);
}
