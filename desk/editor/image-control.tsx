import { useRef } from 'react';
import { imagePath } from '#domain/address/paths.ts';
import { imageSchema, imageWidths } from '#domain/documents/image.ts';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { ask } from '#desk/kit/api.ts';
import { Problem } from '#desk/kit/loading.tsx';
import { SmallButton } from '#desk/kit/controls.tsx';
import { useAct } from '#desk/kit/use-act.ts';
import { Labelled, type ControlProps } from './controls.tsx';
import { useEditorActs } from './editor-context.ts';
import { namedIn } from './labels.ts';

const words = deskWords.documents.editor;

/** What the server takes; it looks at the content, whatever the name says. */
const accepted = 'image/jpeg,image/png,image/webp,image/avif';

/** Uploads a file at once; the document keeps what the server answers. */
export function ImageControl(field: ControlProps) {
  const { change, touch, announce } = useEditorActs();
  const { label, place } = field;
  const input = useRef<HTMLInputElement>(null);
  const image = imageSchema.safeParse(place.value).data;
  const upload = useAct({
    act: (file: File) => ask('POST /website/images', {}, { body: file }),
    failure: 'shown',
    onDone: (stored) => {
      change(place.at, stored);
      touch(place.at);
      announce(fillIn(words.imageStored, { label }));
    },
  });
  const remove = () => {
    change(place.at, undefined);
    touch(place.at);
    announce(fillIn(words.removed, { label }));
    input.current?.focus();
  };
  return (
    <Labelled {...field} below={<Problem>{upload.problem}</Problem>}>
      {({ readOnly, ...control }) => (
        <div className="flex flex-wrap items-center gap-3">
          {image && (
            <img
              src={imagePath(image.id, imageWidths(image)[0]!)}
              width={image.width}
              height={image.height}
              alt={namedIn(label, place)}
              className="h-24 w-auto max-w-full rounded-sm border border-line object-cover"
            />
          )}
          {!readOnly && (
            <input
              {...control}
              ref={input}
              type="file"
              accept={accepted}
              disabled={upload.busy}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) upload.act(file);
                // The same file may be chosen again after a failure.
                target.value = '';
              }}
              className="max-w-full text-sm file:mr-3 file:min-h-9 file:cursor-pointer file:rounded-sm file:border file:border-solid file:border-control file:bg-surface file:px-3 file:font-semibold file:text-ink"
            />
          )}
          {image && !readOnly && (
            <SmallButton onClick={remove}>{fillIn(words.remove, { label })}</SmallButton>
          )}
          <output className="text-xs text-muted">{upload.busy && words.imageSending}</output>
        </div>
      )}
    </Labelled>
  );
}
