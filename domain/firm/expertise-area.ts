/** The areas of expertise as anchors, in the order in which they are shown. */
export const expertiseAreaIds = [
  'ai-governance',
  'data-governance',
  'cybersecurity',
  'functional-safety',
  'aviation-aerospace',
  'space-systems',
  'medtech-digital-health',
  'pharma-biotech',
  'infotech-infosec',
  'financial-services',
  'program-delivery',
] as const;
export type ExpertiseAreaId = (typeof expertiseAreaIds)[number];
