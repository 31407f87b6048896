import { storeImage } from './store-image.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { DeskRefusal } from '#server/base/desk-refusal.ts';
import { actorOf } from '#server/people/signed-in.ts';

/** One file as the body of the request. */
export const imageUpload: DeskPart = (api, { db, clock }) => {
  api.answer('POST /website/images', async (request) => {
    const stored = await storeImage(db, actorOf(request), request.body, clock.now());
    if (typeof stored === 'string') throw new DeskRefusal(stored);
    return stored;
  });
};
