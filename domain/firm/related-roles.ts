import { defaultFilters, type VacancyFilters } from '#domain/vacancies/filter.ts';
import type { PictureName } from './consultant.ts';
import type { FirmIndustries, Firm } from './firm.ts';

/** The sections of the industries page, in their order. */
export function industryIds(firm: FirmIndustries): string[] {
  return firm.fields.industries.map(({ id }) => id);
}

/** The sections of the expertise page, in their order. */
export function areaIds(firm: Pick<Firm, 'fields'>): string[] {
  return firm.fields.areas.map(({ id }) => id);
}

export function openRolesInIndustry(firm: Pick<Firm, 'fields'>, id: string): VacancyFilters {
  const industry = firm.fields.industries.find((one) => one.id === id);
  return { ...defaultFilters, sectors: industry?.sectors ?? [] };
}

export function openRolesInArea(firm: Pick<Firm, 'fields'>, id: string): VacancyFilters {
  return { ...defaultFilters, sectors: areaOf(firm, id)?.sectors ?? [] };
}

/** The industries whose reports concern an area. */
export function industriesOfArea(firm: Pick<Firm, 'fields'>, id: string): readonly string[] {
  return areaOf(firm, id)?.industries ?? [];
}

export function pictureOfIndustry(firm: Pick<Firm, 'fields'>, id: string | undefined): PictureName {
  return firm.fields.industries.find((one) => one.id === id)?.picture ?? 'infosec';
}

/** The picture of a role: the first of the firm's list that has one of its sectors. */
export function pictureOfSectors(
  firm: Pick<Firm, 'fields'>,
  sectors: readonly string[],
): PictureName {
  const found = firm.fields.pictures.find((one) =>
    one.sectors.some((sector) => sectors.includes(sector)),
  );
  return found?.picture ?? 'infosec';
}

function areaOf(firm: Pick<Firm, 'fields'>, id: string) {
  return firm.fields.areas.find((one) => one.id === id);
}
