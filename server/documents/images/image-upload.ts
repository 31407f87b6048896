import { encodeImage } from './encode-image.ts';
import { saveImage } from './images.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { DeskRefusal } from '#server/base/desk-refusal.ts';

/** One file as the body of the request. */
export const imageUpload: DeskPart = (api) => {
  api.answer('POST /website/images', async (request) => {
    const encoded = await encodeImage(request.body);
    if (typeof encoded === 'string') throw new DeskRefusal(encoded);
    return api.act(request, (act) => saveImage(act, encoded));
  });
};
