import { defaultFilters, type VacancyFilters } from '../vacancy/filter.ts';
import type { sectorOptions } from '../vacancy/filter-options.ts';
import type { ExpertiseAreaId } from './expertise-area.ts';
import type { IndustryId } from './industry.ts';

type Sector = (typeof sectorOptions)[number];

/** The sectors of the vacancies in each industry. */
const industrySectors: Record<IndustryId, readonly Sector[]> = {
  aviation: ['Aviation'],
  medtech: ['Medical Technology'],
  pharma: ['Pharmaceuticals'],
  automotive: ['Automotive'],
  space: ['Space Technology'],
  deeptech: ['Quantum Computing', 'Photonics', 'Energy Technology', 'Nanotechnology'],
  infotech: ['Artificial Intelligence', 'Cybersecurity', 'Data Privacy', 'Telecommunications'],
};

/** Functional safety is a field of engineering in several sectors: its vacancies are in automotive. */
const areaSectors: Record<ExpertiseAreaId, readonly Sector[]> = {
  'ai-governance': ['Artificial Intelligence', 'Ethics & Policy'],
  'data-governance': ['Data Privacy'],
  cybersecurity: ['Cybersecurity'],
  'functional-safety': ['Automotive'],
  'aviation-aerospace': ['Aviation'],
  'space-systems': ['Space Technology'],
  'medtech-digital-health': ['Medical Technology'],
  'pharma-biotech': ['Pharmaceuticals'],
  'infotech-infosec': ['Cybersecurity', 'Telecommunications'],
  'financial-services': ['Banking', 'Sustainable Finance', 'Fintech'],
  'program-delivery': ['PMO'],
};

/** The industries whose reports concern an area. */
export const areaIndustries: Record<ExpertiseAreaId, readonly IndustryId[]> = {
  'ai-governance': ['infotech'],
  'data-governance': ['infotech'],
  cybersecurity: ['infotech', 'automotive'],
  'functional-safety': ['automotive'],
  'aviation-aerospace': ['aviation'],
  'space-systems': ['space'],
  'medtech-digital-health': ['medtech'],
  'pharma-biotech': ['pharma'],
  'infotech-infosec': ['infotech'],
  'financial-services': [],
  'program-delivery': [],
};

export function openRolesInIndustry(id: IndustryId): VacancyFilters {
  return { ...defaultFilters, sectors: industrySectors[id] };
}

export function openRolesInArea(id: ExpertiseAreaId): VacancyFilters {
  return { ...defaultFilters, sectors: areaSectors[id] };
}
