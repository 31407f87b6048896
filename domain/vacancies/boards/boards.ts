export const boardIds = ['adzuna', 'careerjet', 'jobrapido', 'jooble', 'trovit'] as const;
export type BoardId = (typeof boardIds)[number];

/** What a feed can tell of a role; a fact that a role does not have is left out. */
export type BoardFact =
  | 'id'
  | 'title'
  | 'url'
  | 'description'
  | 'advertiser'
  | 'location'
  | 'region'
  | 'postcode'
  | 'country'
  | 'salary'
  | 'salaryMin'
  | 'salaryMax'
  | 'currency'
  | 'salaryPeriod'
  | 'contract'
  | 'hours'
  | 'category'
  | 'postedOn'
  | 'changedOn'
  | 'expiresOn';

/** A job board that takes the roles of an agency from a feed, without a contract or a fee. */
export type Board = {
  name: string;
  /** What shape and rules were read from. */
  source: string;
  shape: {
    /** The elements around all roles, the outermost first. */
    around: readonly string[];
    role: string;
    /** Of the element of a role, where the board wants its id there. */
    idAttribute?: string;
    /** The element of each fact, in the order in which the board shows them. */
    elements: Readonly<Partial<Record<BoardFact, string>>>;
    days: 'YYYY-MM-DD' | 'DD/MM/YYYY' | 'DD.MM.YYYY';
    hours: { full: string; part: string };
  };
  rules: {
    /** Characters of text, without markup. */
    minDescription: number;
    /** A role that has not changed for longer is not taken. */
    maxAgeDays?: number;
  };
};

/** The shape that most of them share; others name its elements differently. */
const shared: Board['shape'] = {
  around: ['jobs'],
  role: 'job',
  elements: {
    id: 'id',
    title: 'title',
    url: 'url',
    location: 'location',
    postcode: 'postcode',
    country: 'country',
    salary: 'salary',
    salaryMin: 'salary_min',
    salaryMax: 'salary_max',
    currency: 'salary_currency',
    salaryPeriod: 'salary_frequency',
    contract: 'contract_type',
    hours: 'contract_time',
    category: 'category',
    postedOn: 'date',
    description: 'description',
  },
  days: 'YYYY-MM-DD',
  hours: { full: 'full_time', part: 'part_time' },
};

/** A further board is an entry. Those that want a contract are in docs/runbooks/boards.md. */
export const boards: Record<BoardId, Board> = {
  adzuna: {
    name: 'Adzuna',
    source: 'https://www.adzuna.co.uk/jobs/xml-specification.html',
    // Without an advertiser: its element is for the employer, and agencies leave it out.
    shape: shared,
    rules: { minDescription: 100 },
  },
  careerjet: {
    name: 'Careerjet',
    source: 'https://www.careerjet.id/docs/feeds/xml',
    shape: {
      ...shared,
      elements: { ...shared.elements, advertiser: 'company', hours: 'working_hours' },
      hours: { full: 'full-time', part: 'part-time' },
    },
    rules: { minDescription: 100 },
  },
  jobrapido: {
    name: 'Jobrapido',
    source: 'http://brands.recruitrapido.com/ServiceJR/feed_guide/index_eng.html',
    shape: {
      around: ['source', 'jobs'],
      role: 'job',
      elements: {
        id: 'reference_id',
        title: 'title',
        url: 'url',
        advertiser: 'company',
        location: 'location',
        region: 'state',
        postcode: 'postalcode',
        country: 'country',
        salary: 'salary',
        salaryMin: 'salary_min',
        salaryMax: 'salary_max',
        currency: 'salary_currency',
        hours: 'jobtype',
        contract: 'contract_type',
        category: 'category',
        postedOn: 'publishdate',
        expiresOn: 'expirydate',
        description: 'description',
      },
      days: 'DD/MM/YYYY',
      hours: { full: 'fulltime', part: 'parttime' },
    },
    rules: { minDescription: 100 },
  },
  jooble: {
    name: 'Jooble',
    source: 'XML Feed Specifications, which Jooble sends on request',
    shape: {
      around: ['jobs'],
      role: 'job',
      idAttribute: 'id',
      elements: {
        url: 'link',
        title: 'name',
        location: 'region',
        postcode: 'postcode',
        country: 'country',
        salary: 'salary',
        salaryMin: 'salary_min',
        salaryMax: 'salary_max',
        currency: 'salary_currency',
        advertiser: 'company',
        hours: 'jobtype',
        contract: 'contract_type',
        postedOn: 'pubdate',
        changedOn: 'updated',
        expiresOn: 'expire',
        description: 'description',
      },
      days: 'DD.MM.YYYY',
      hours: { full: 'full-time', part: 'part-time' },
    },
    rules: { minDescription: 100, maxAgeDays: 45 },
  },
  trovit: {
    name: 'Trovit',
    source: 'https://corporate.trovit.com/feed-za-jobs/',
    shape: {
      around: ['trovit'],
      role: 'ad',
      elements: {
        id: 'id',
        title: 'title',
        url: 'url',
        advertiser: 'company',
        location: 'city',
        region: 'region',
        postcode: 'postcode',
        country: 'country',
        salary: 'salary',
        salaryMin: 'salary_min',
        salaryMax: 'salary_max',
        currency: 'salary_currency',
        contract: 'contract',
        category: 'category',
        postedOn: 'date',
        expiresOn: 'expiration_date',
        description: 'content',
      },
      days: 'DD/MM/YYYY',
      hours: { full: 'full-time', part: 'part-time' },
    },
    rules: { minDescription: 30 },
  },
};
