import type { Overview } from '#domain/inbox/overview.ts';
import type { SavedView } from '#domain/inbox/saved-view.ts';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Firm } from '#domain/firm/firm.ts';
import type { Image } from '#domain/documents/image.ts';
import type { Alerts } from '#domain/deliveries/alert.ts';
import type { AuditEntries } from '#domain/privacy/audit.ts';
import type { Deliveries, TestDelivery } from '#domain/deliveries/delivery.ts';
import type { Health } from '#domain/status/health.ts';
import type {
  Candidacies,
  MandateDates,
  MandateDetail,
  Mandates,
  OpenedMandate,
  RolePeople,
} from '#domain/mandates/mandate-work.ts';
import type { ShownMail, ShownTemplate } from '#domain/mail/letters.ts';
import type {
  HandedOver,
  Invitation,
  NewInvitation,
  Passkey,
  PersonDetail,
  Session,
} from '#domain/people/person.ts';
import type { Erased, PersonData, Retention } from '#domain/privacy/person-data.ts';
import type { AnswerPreview } from '#domain/threads/message.ts';
import type { SubmissionDetail } from '#domain/submissions/submission-detail.ts';
import type {
  AlertFigures,
  Closed,
  DeskVacancies,
  RoleReminders,
  VacancyCheck,
  VacancyDetail,
  VacancyPreview,
  Waiting,
} from '#domain/vacancies/vacancy-work.ts';
import type {
  DraftSaved,
  Website,
  WebsiteDetail,
  WebsitePreview,
  WebsiteRevision,
} from '#domain/documents/website-work.ts';
import type { Inbox, Note, WorkChanged } from '#domain/submissions/work.ts';

/** What each route below /api/desk answers in JSON; `void` is 204. Desk and server both read it. */
export type DeskAnswers = {
  'POST /sign-in/options': PublicKeyCredentialRequestOptionsJSON;
  'POST /sign-in': Session;
  'POST /sign-out': void;
  'GET /session': Session;
  /** Before anybody has signed in: the name of the firm, and lists that are public anyway. */
  'GET /firm': Firm;
  'GET /join/:token': Invitation;
  'POST /join/:token/options': PublicKeyCredentialCreationOptionsJSON;
  'POST /join/:token': Session;

  'PUT /preferences': void;

  'GET /passkeys': Passkey[];
  'POST /passkeys/options': PublicKeyCredentialCreationOptionsJSON;
  'POST /passkeys': Passkey[];
  'DELETE /passkeys/:id': void;
  'GET /people': PersonDetail[];
  'POST /people': NewInvitation;
  'PATCH /people/:id': void;
  'DELETE /people/:id': void;
  'POST /people/:id/invitation': NewInvitation;
  /** All open work, to a colleague and back. */
  'POST /people/:id/hand-over': HandedOver;
  'POST /people/:id/hand-back': HandedOver;
  'GET /audit': AuditEntries;

  'GET /overview': Overview;
  'GET /views': SavedView[];
  'POST /views': void;
  'DELETE /views/:id': void;
  'GET /inbox': Inbox;
  'POST /work': WorkChanged;
  'GET /submissions/:id': SubmissionDetail;
  'PUT /submissions/:id/viewing': void;
  'DELETE /submissions/:id/viewing': void;
  'POST /submissions/:id/notes': Note;
  'POST /submissions/:id/release': void;
  'POST /submissions/:id/discard': void;
  'GET /submissions/:id/answer-templates': ShownTemplate[];
  'PUT /submissions/:id/answer': SubmissionDetail;
  'POST /submissions/:id/answer/release': SubmissionDetail;
  /** The draft as its receiver will see it: `page` or `mail`. */
  'GET /submissions/:id/answer/:seen': AnswerPreview;
  'GET /submissions/:id/mails': ShownMail[];

  'GET /alerts': Alerts;
  'GET /deliveries': Deliveries;
  'POST /tasks/:id/redeliver': void;
  'POST /tasks/:id/cancel': void;
  'POST /destinations/:channel/:key/test': TestDelivery;
  'GET /health': Health;

  'GET /privacy/person': PersonData;
  'POST /privacy/erase': Erased;
  /** Lifts the wish of an address never to be written to about roles. */
  'POST /privacy/role-mail': PersonData;
  'GET /privacy/retention': Retention;
  'POST /privacy/retention/run': Retention;

  'GET /vacancies': DeskVacancies;
  'POST /vacancies': VacancyDetail;
  'GET /vacancies/reminders': RoleReminders;
  'GET /vacancies/:id': VacancyDetail;
  'PUT /vacancies/:id': VacancyDetail;
  'POST /vacancies/:id/state': VacancyDetail;
  'POST /vacancies/:id/restore': VacancyDetail;
  'POST /vacancies/:id/discard': void;
  'POST /vacancies/check': VacancyCheck;
  'POST /vacancies/preview': VacancyPreview;

  'GET /vacancies/:id/people': RolePeople;
  'GET /vacancies/:id/waiting': Waiting;
  'POST /vacancies/:id/close': Closed;

  'GET /role-alerts': AlertFigures;
  /** How many alerts it would reach; null for an incomplete draft. */
  'GET /vacancies/:id/reach': { alerts: number | null };

  'GET /mandates': Mandates;
  'GET /mandates/dates': MandateDates;
  'POST /mandates': OpenedMandate;
  /** The mandate of a brief and the draft of its advert, made once. */
  'POST /submissions/:id/mandate': OpenedMandate;
  'GET /mandates/:id': MandateDetail;
  'PUT /mandates/:id': MandateDetail;
  'POST /mandates/:id/dates': void;
  'GET /mandates/:id/people': RolePeople;
  'POST /mandates/:id/people/:submissionId': { version: number };
  'GET /submissions/:id/candidacies': Candidacies;

  /** The body is the file itself. */
  'POST /website/images': Image;
  'GET /website': Website;
  'GET /website/:kind/:id': WebsiteDetail;
  'GET /website/:kind/:id/revisions/:revision': WebsiteRevision;
  'PUT /website/:kind/:id/draft': DraftSaved;
  'POST /website/:kind/:id/publish': WebsiteDetail;
  /** Nothing, if there was nothing but the draft. */
  'POST /website/:kind/:id/discard': WebsiteDetail | void;
  'POST /website/:kind/:id/restore': WebsiteDetail;
  'POST /website/:kind/:id/remove': void;
  'POST /website/:kind/:id/preview': WebsitePreview;
};

export type DeskRouteName = keyof DeskAnswers;

/** The parts of an address that begin with a colon. */
export type ParamsOf<Address extends string> = Record<ParamOf<Address>, string>;

type ParamOf<Address extends string> = Address extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamOf<Rest>
  : Address extends `${string}:${infer Name}`
    ? Name
    : never;
