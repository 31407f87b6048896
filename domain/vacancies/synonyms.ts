/**
 * What the field calls by several names. Written as `normalise` leaves text: lower case, no accents,
 * no punctuation.
 */
const sameMeaning: readonly (readonly string[])[] = [
  ['do 178c', 'do 178', 'ed 12c', 'airborne software', 'avionics software'],
  ['do 254', 'ed 80', 'airborne electronic hardware'],
  ['iso 26262', 'functional safety', 'fusa', 'asil', 'funktionale sicherheit'],
  ['iec 61508', 'functional safety', 'sil', 'funktionale sicherheit'],
  ['iso sae 21434', 'iso 21434', 'un r155', 'automotive cybersecurity', 'tara'],
  ['qms', 'quality management', 'iso 9001', 'iso 13485', 'qualitatsmanagement'],
  ['mdr', 'medical device regulation', 'eu 2017 745', 'medizinprodukteverordnung'],
  ['ivdr', 'in vitro diagnostic', 'eu 2017 746'],
  ['samd', 'software as a medical device', 'medical device software', 'iec 62304'],
  ['ai act', 'eu 2024 1689', 'ki verordnung', 'iso iec 42001'],
  ['ai', 'artificial intelligence', 'kunstliche intelligenz', 'ki'],
  ['ml', 'machine learning'],
  ['csv', 'computerised system validation', 'computerised systems validation', 'computer system'],
  ['csv', 'computer software assurance', 'gamp', 'annex 11', 'part 11'],
  ['qp', 'qualified person', 'sachkundige person'],
  ['gdpr', 'data protection', 'data privacy', 'dsgvo', 'datenschutz'],
  ['dpia', 'data protection impact assessment', 'datenschutz folgenabschatzung'],
  ['dora', 'digital operational resilience'],
  ['smf16', 'compliance oversight', 'smcr', 'senior managers'],
  ['sms', 'safety management system', 'flight safety', 'flugsicherheit'],
  ['camo', 'continuing airworthiness', 'part 145', 'part m'],
  ['ecss', 'product assurance', 'produktsicherung'],
  ['infosec', 'information security', 'iso 27001', 'iso iec 27001', 'cybersecurity'],
  ['esg', 'sustainability', 'csrd', 'nachhaltigkeit'],
  ['pmo', 'project management office', 'programme management', 'program management'],
  ['hr', 'human resources', 'personalwesen'],
  ['capa', 'corrective and preventive action'],
  ['ra', 'regulatory affairs', 'zulassung'],
];

/** One name for several: the wider finds all of the narrower, the narrower finds the wider. */
const umbrellas: Readonly<Record<string, readonly string[]>> = {
  gxp: ['gmp', 'gdp', 'gcp', 'glp', 'gvp'],
};

/** Every name that a search for one of them should find; the name itself comes first. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

export const synonyms: Synonyms = collect();

function collect(): Synonyms {
  const found = new Map<string, Set<string>>();
  const link = (name: string, others: readonly string[]) => {
    const names = found.get(name) ?? new Set([name]);
    for (const other of others) names.add(other);
    found.set(name, names);
  };
  for (const names of sameMeaning) for (const name of names) link(name, names);
  for (const [wide, narrow] of Object.entries(umbrellas)) {
    link(wide, narrow);
    for (const name of narrow) link(name, [wide]);
  }
  return Object.fromEntries([...found].map(([name, names]) => [name, [...names]]));
}
