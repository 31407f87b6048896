import type { Image } from '#domain/documents/image.ts';
import type {
  DraftSaved,
  Website,
  WebsiteDetail,
  WebsitePreview,
  WebsiteRevision,
} from '#domain/documents/website-work.ts';
import { answer, defineRoutes } from './route.ts';

/** What the firm says and is. */
export const documentRoutes = defineRoutes({
  /** The body is the file itself. */
  'POST /website/images': { answer: answer<Image>() },
  'GET /website': { answer: answer<Website>() },
  'GET /website/:kind/:id': { answer: answer<WebsiteDetail>() },
  'GET /website/:kind/:id/revisions/:revision': { answer: answer<WebsiteRevision>() },
  'PUT /website/:kind/:id/draft': { answer: answer<DraftSaved>() },
  'POST /website/:kind/:id/publish': { answer: answer<WebsiteDetail>() },
  /** Nothing, if there was nothing but the draft. */
  'POST /website/:kind/:id/discard': { answer: answer<WebsiteDetail | void>() },
  'POST /website/:kind/:id/restore': { answer: answer<WebsiteDetail>() },
  'POST /website/:kind/:id/remove': {},
  'POST /website/:kind/:id/preview': { answer: answer<WebsitePreview>() },
});
