/** The option lists of the vacancy filters, in the order in which they are shown. */

export const industryOptions = [
  'Technology',
  'Financial Services',
  'Manufacturing',
  'Aerospace & Aviation',
  'Healthcare & Pharmaceuticals',
  'Research & Academia',
] as const;

export const sectorOptions = [
  'Artificial Intelligence',
  'Cybersecurity',
  'Banking',
  'Automotive',
  'Data Privacy',
  'Sustainable Finance',
  'Ethics & Policy',
  'Fintech',
  'Aviation',
  'Pharmaceuticals',
  'Corporate',
  'PMO',
  'Medical Technology',
  'Space Technology',
  'Telecommunications',
  'Quantum Computing',
  'Photonics',
  'Energy Technology',
  'Nanotechnology',
] as const;

export const roleCategories = [
  'Compliance',
  'Governance',
  'Regulatory Affairs',
  'Research',
  'Technical',
  'ESG',
  'PMO',
  'Finance',
  'Risk & Compliance',
  'Strategy',
  'Human Resources',
  'Quality',
  'Research & Development',
  'Engineering',
  'Manufacturing',
  'Supply Chain',
] as const;

export const experienceLevels = ['Entry Level', 'Mid-level', 'Senior', 'Executive'] as const;

export const workModelOptions = ['Permanent', 'Hybrid', 'Remote'] as const;

export const locationOptions = [
  'London',
  'Bristol',
  'Cambridge',
  'Manchester',
  'Munich',
  'Hamburg',
  'Berlin',
  'Stuttgart',
  'Frankfurt',
  'Zurich',
  'Basel',
  'Geneva',
  'Milan',
  'Turin',
  'Vienna',
  'Graz',
  'Remote (Europe)',
] as const;

export const statusOptions = ['Open', 'Closed'] as const;
