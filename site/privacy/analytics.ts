import { mayStore } from './consent.ts';

export type AnalyticsEvent =
  | 'cta_sprint_click'
  | 'cta_intel_click'
  | 'cta_retained_click'
  | 'sprint_form_submit_success'
  | 'intel_form_submit_success'
  | 'retained_form_submit_success';

/** Writes to the console only, and only with consent. */
export function track(event: AnalyticsEvent) {
  if (mayStore('analytics')) console.info(event);
}
