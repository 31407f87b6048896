import type { BriefDraft } from '../../domain/forms/brief-draft.ts';
import type { ShownStatus } from '../../domain/status/shown-status.ts';
import type { FailedPost, RefusedPost } from '../../domain/forms/refused-post.ts';

/** The site's pages that answer a form sent without script. */
export type FormPages = {
  renderPage(
    address: string,
    locals: {
      refused?: RefusedPost | FailedPost;
      status?: ShownStatus;
      briefDraft?: BriefDraft | 'gone';
    },
  ): Promise<{ status: number; html: string }>;
  /** The Content-Security-Policy of the site's pages. */
  policy: string;
};
