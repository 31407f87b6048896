import { readInbox } from './inbox.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { personOf, readerOf } from '#server/people/signed-in.ts';
import { listRoles } from './role-list.ts';
import { readToday } from './today.ts';
import { addNote, changeWork } from '#server/submissions/work.ts';
import { DeskRefusal, found } from '#server/base/desk-refusal.ts';
import { contactOf, findContacts } from './contacts.ts';
import { readFigures } from './figures.ts';
import { submissionDetail } from './submission-detail.ts';
import { removeView, saveView, viewsFor } from './saved-views.ts';
import { createEventStreams, endViewing, startViewing } from './event-streams.ts';
import type { FastifyRequest } from 'fastify';
import type { HandedOver } from '#domain/people/person.ts';
import { handBack, handOver, type HandOverRefused, removeColleague } from './hand-over.ts';
import { releaseReceived } from '#server/alerts/request-alert.ts';
import { discardSubmission } from '#server/submissions/quarantine.ts';
import { type AnswerChange, releaseAnswer, saveAnswer } from '#server/threads/answers.ts';
import { deskVacancies } from '#server/vacancies/vacancies.ts';

/** What came in, the work on it, and what the desk shows of several subjects. */
export const inboxRoutes: DeskPart = (api, settings) => {
  const { db, clock, wakeOutbox } = settings;
  api.answer('GET /inbox', async (request) => {
    const asked = {
      filter: request.query,
      ids: request.query.ids,
      personId: personOf(request).id,
      now: clock.now(),
    };
    return readInbox(db, asked, request.query);
  });

  // Owner, state and due time of one or many.
  api.answer('POST /work', async (request) => {
    const asked = request.body;
    const now = clock.now();
    const result = await api.act(request, (act) => changeWork(act, asked));
    if (typeof result === 'string') throw new DeskRefusal(result);
    const ids = asked.items.map(({ id }) => id);
    const inbox = await readInbox(db, {
      filter: asked.view,
      personId: personOf(request).id,
      now,
      ids,
    });
    // 200 with stale ones too: of several, some may be changed and others not.
    return { ...result, inbox };
  });

  // What the staff write down about a submission.
  api.answer('POST /submissions/:id/notes', async (request) => {
    const given = request.body;
    const note = found(await api.act(request, (act) => addNote(act, request.params.id, given)));
    return note;
  });

  // What is to be done now.
  api.answer('GET /today', (request) =>
    readToday(db, {
      ...request.query,
      personId: personOf(request).id,
      now: clock.now(),
      reader: readerOf(request),
    }),
  );

  // How the firm is doing.
  api.answer('GET /figures', (request) =>
    readFigures(db, {
      ...request.query,
      personId: personOf(request).id,
      now: clock.now(),
      reader: readerOf(request),
    }),
  );

  // Who wrote to us, by name or address, and everything of one.
  api.answer('GET /contacts', (request) =>
    findContacts(db, { ...request.query, personId: personOf(request).id, now: clock.now() }),
  );

  api.answer('GET /contacts/:id', async (request) =>
    found(await contactOf(db, request.params.id, readerOf(request))),
  );

  // One submission with everything that belongs to it.
  api.answer('GET /submissions/:id', async (request) =>
    found(await submissionDetail(db, request.params.id, readerOf(request))),
  );

  // Lists of the inbox that were given a name.
  api.answer('GET /views', (request) => viewsFor(db, personOf(request).id, clock.now()));

  api.answer('POST /views', async (request) => {
    const view = request.body;
    const saved = await api.act(request, (act) => saveView(act, view));
    if (!saved) throw new DeskRefusal('too-many-views');
  });

  api.answer('DELETE /views/:id', async (request) => {
    const removed = await api.act(request, (act) => removeView(act, request.params.id));
    found(removed || undefined);
  });

  // Who looks at a submission; repeated every 20 s while it is open.
  api.answer('PUT /submissions/:id/viewing', async (request) => {
    const { id } = personOf(request);
    const started = await startViewing(db, request.params.id, id, clock.now());
    if (!started) throw new DeskRefusal('not-found');
  });
  api.answer('DELETE /submissions/:id/viewing', (request) =>
    endViewing(db, request.params.id, personOf(request).id),
  );

  // Everything open of somebody who leaves goes back to everybody.
  api.answer('DELETE /people/:id', async (request) => {
    const outcome = await api.act(request, (act) => removeColleague(act, request.params.id));
    if (outcome !== 'removed') throw new DeskRefusal(outcome);
  });

  // All open work of somebody who is away, by that person or by an administrator.
  api.answer('POST /people/:id/hand-over', async (request) => {
    const { to } = request.body;
    const from = allowed(request, request.params.id);
    return answer(await api.act(request, (act) => handOver(act, { from, to })));
  });

  api.answer('POST /people/:id/hand-back', async (request) => {
    const to = allowed(request, request.params.id);
    return answer(await api.act(request, (act) => handBack(act, to)));
  });

  // What changes on the desk, as server-sent events.
  const streams = createEventStreams({ db, clock, log: api.server.log });
  // Before the server waits for requests in flight: a stream would be one for ever.
  api.server.addHook('preClose', () => streams.stop());

  api.file('GET /events', async (request) => {
    const stream = streams.open(request.sessionToken!);
    if (!stream) throw new DeskRefusal('too-many-streams');
    return {
      type: 'text/event-stream',
      // nginx would otherwise collect events before it passes them on.
      headers: { 'x-accel-buffering': 'no', connection: 'close' },
      content: stream,
    };
  });

  // Mandates and adverts together.
  api.answer('GET /roles', (request) =>
    listRoles(db, {
      ...request.query,
      personId: personOf(request).id,
      now: clock.now(),
      reader: readerOf(request),
    }),
  );

  api.answer('GET /vacancies', async ({ query }) =>
    deskVacancies(db, query.state, new Date(clock.now())),
  );

  // Review of what was put aside as spam.
  const reviews = { release: releaseReceived, discard: discardSubmission };
  for (const action of ['release', 'discard'] as const) {
    api.answer(`POST /submissions/:id/${action}`, async (request) => {
      const outcome = await api.act(request, (act) => reviews[action](act, request.params.id));
      if (outcome !== 'changed') throw new DeskRefusal(outcome);
      wakeOutbox();
    });
  }

  // Answers to senders: the draft, and its release.
  api.answer('PUT /submissions/:id/answer', async (request) => {
    const input = request.body;
    const change = await api.act(request, (act) => saveAnswer(act, request.params.id, input));
    return answered(request, change);
  });

  api.answer('POST /submissions/:id/answer/release', async (request) => {
    const seen = request.body;
    const change = await api.act(request, (act) => releaseAnswer(act, request.params.id, seen));
    return answered(request, change);
  });

  async function answered(
    request: FastifyRequest<{ Params: { id: string } }>,
    change: AnswerChange,
  ) {
    if (change.result === 'answer-changed') {
      throw new DeskRefusal({ error: change.result, current: change.current });
    }
    if (change.result !== 'changed') throw new DeskRefusal(change.result);
    return found(await submissionDetail(db, request.params.id, readerOf(request)));
  }
};

function allowed(request: FastifyRequest, id: string): string {
  const { id: own, role } = personOf(request);
  if (id !== own && role !== 'administrator') throw new DeskRefusal('not-allowed');
  return id;
}

function answer(result: HandedOver | HandOverRefused): HandedOver {
  if (typeof result === 'string') throw new DeskRefusal(result);
  return result;
}
