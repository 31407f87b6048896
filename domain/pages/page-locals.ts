import type { ShownAlert } from '#domain/alerts/alert-rules.ts';
import type { BriefDraft } from '#domain/forms/employer-brief.ts';
import type { RefusedPost } from '#domain/forms/issue.ts';
import type { ShownStatus } from '#domain/status/shown-status.ts';
import type { PublishedVacancy } from '#domain/vacancies/vacancy.ts';

/** What only one visitor may see on a page. */
export type VisitorLocals = {
  /** A plain post that was refused: the form's own page shows its values and issues again. */
  refused?: RefusedPost;
  status?: ShownStatus;
  alert?: ShownAlert;
  briefDraft?: BriefDraft | 'gone';
};

/** What a page may say without anything of one visitor: all of it together is a few pages. */
const ofNobody = ['is', 'locale', 'sendsMail'];

/** Whether the page says the same to everybody, as that of a link that does not exist. */
export function isForEverybody({ refused, status, alert, briefDraft }: VisitorLocals): boolean {
  const said = [...Object.keys(status ?? {}), ...Object.keys(alert ?? {})];
  return !refused && typeof briefDraft !== 'object' && said.every((key) => ofNobody.includes(key));
}

/** What a page that is rendered on demand may know beyond the catalogue. */
export type PageLocals = VisitorLocals & {
  vacancies: readonly PublishedVacancy[];
  /** The server's calendar day: 2026-03-31. */
  today: string;
  /** Set by the site when the page could not be rendered: what was thrown. */
  failure?: unknown;
};
