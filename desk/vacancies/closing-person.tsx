import { openPlaces } from '#domain/threads/open-places.ts';
import type { WaitingPerson } from '#domain/vacancies/vacancy-work.ts';
import { closingWords as words } from '#words/desk/closing.ts';
import { mandateWords } from '#words/desk/mandates.ts';
import { fillIn } from '#words/fill-in.ts';
import { denseControlLook } from '#desk/kit/dense-control-look.ts';
import { Select } from '#desk/kit/select.tsx';
import { fullDate } from '#desk/kit/times.ts';
import { isComplete, leave, type Reply } from './closing-answers.ts';

/** What one person is told, to be read and changed. */
export function ClosingPerson({
  person: { name, reference, receivedAt, candidacy, templates },
  reply,
  tried,
  onReply,
}: {
  person: WaitingPerson;
  reply: Reply;
  /** After an attempt to send, what is not complete says so. */
  tried: boolean;
  onReply: (reply: Reply) => void;
}) {
  const shown = name || reference;
  const isLeft = reply.template === leave;
  const places = openPlaces(reply.subject, reply.text);
  const choose = (id: string) => {
    const { subject = '', text = '' } = templates.find((one) => one.id === id) ?? {};
    onReply({ ...reply, template: id, subject, text });
  };
  const incomplete = !isLeft && !isComplete(reply);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 p-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="min-w-40 flex-1">
          <span className="font-semibold">{shown}</span>{' '}
          <span className="text-muted">
            {fullDate(receivedAt)}
            {candidacy && ` · ${mandateWords.stages[candidacy.stage]}`}
          </span>
        </p>
        <Select
          aria-label={fillIn(words.answerFor, { name: shown })}
          value={reply.template}
          onChange={choose}
          options={[
            [leave, words.leave],
            ...templates.map(({ id, name: title }) => [id, title] as const),
            ['', words.own],
          ]}
        />
      </div>
      {!isLeft && (
        <details open={reply.template === '' || (tried && incomplete) || undefined}>
          <summary className="min-h-8 content-center text-accent">
            {fillIn(words.read, { name: shown })}
          </summary>
          <div className="grid gap-2 pt-1">
            <label className="grid gap-1">
              <span className="text-xs font-semibold">{words.subject}</span>
              <input
                maxLength={120}
                value={reply.subject}
                onChange={({ target }) => onReply({ ...reply, subject: target.value })}
                className={denseControlLook}
              />
            </label>
            <label className="grid gap-1">
              <span className="text-xs font-semibold">{words.text}</span>
              <textarea
                rows={8}
                maxLength={10_000}
                value={reply.text}
                onChange={({ target }) => onReply({ ...reply, text: target.value })}
                className={denseControlLook}
              />
            </label>
          </div>
        </details>
      )}
      {incomplete && (
        <p className={tried ? 'text-danger' : 'text-muted'}>
          {places.length > 0 ? fillIn(words.open, { places: places.join('; ') }) : words.empty}
        </p>
      )}
    </li>
  );
}
