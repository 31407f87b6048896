/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** SITE_URL when the site was built; empty means the one in content/company.yaml. */
  readonly SITE_URL: string;
}

declare namespace App {
  /** What the server passes to the pages that are rendered on demand. */
  interface Locals {
    vacancies?: readonly import('../domain/vacancy/vacancy.ts').Vacancy[];
    /** The server's calendar day, `2026-03-31`. */
    today?: string;
    refused?:
      | import('../domain/forms/refused-post.ts').RefusedPost
      | import('../domain/forms/refused-post.ts').FailedPost;
    status?: import('../domain/status/shown-status.ts').ShownStatus;
    briefDraft?: import('../domain/forms/brief-draft.ts').BriefDraft | 'gone';
  }
}
