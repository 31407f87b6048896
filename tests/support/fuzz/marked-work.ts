import { randomUUID } from 'node:crypto';
import { officeDay } from '#domain/firm/office-day.ts';
import { imageWidths, type Image } from '#domain/documents/image.ts';
import type { MandateDetail } from '#domain/mandates/mandate-work.ts';
import type { DeskVacancies } from '#domain/vacancies/vacancy-work.ts';
import type { Website, WebsiteDetail, WebsiteRow } from '#domain/documents/website-work.ts';
import { anImage } from '#tests/factories/images.ts';
import { aMandate } from '#tests/factories/mandates.ts';
import { aSubmission } from '#tests/factories/submissions.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import type { DeskCaller } from './desk-caller.ts';
import type { Secrets } from './fuzz-secrets.ts';
import type { FuzzTargets } from './fuzz-targets.ts';
import { catalogue } from '#content/catalogue.server.ts';

/** The last one is a draft that waits to be reported to the employment service. */
export async function someVacancies(desk: DeskCaller, at: number): Promise<WebsiteDetail[]> {
  const { rows: all, nextReference } = await desk.ask<DeskVacancies>('/vacancies');
  const content = aVacancy({
    slug: `to-report-${at}`,
    reference: nextReference,
    location: 'Basel',
    state: { is: 'draft' },
    reporting: { is: 'to-report', occupation: { name: 'Maurer/in' } },
  });
  const added = randomUUID();
  await desk.change('PUT', `/website/vacancy/${added}/draft`, { version: 0, content });
  // The role that the senders to come apply for stays open.
  const role = aSubmission['job-application']().roleTitle;
  const rows = all.filter(({ title }) => title.en !== role);
  // The last changed ones are those that requests have made or damaged.
  const chosen = [...rows.slice(0, 3).map(({ id }) => id), ...rows.slice(-3).map(({ id }) => id)];
  const ids = [...chosen, added];
  return Promise.all(ids.map((id) => desk.ask<WebsiteDetail>(`/website/vacancy/${id}`)));
}

/** Everybody is considered for one of them; its private sheet is the desk's alone. */
export async function someMandates(
  desk: DeskCaller,
  secrets: Secrets,
  submissions: string[],
): Promise<FuzzTargets['mandates']> {
  const privateSheet = `Sheet ${secrets.marker({ of: 'note' })}`;
  const facts = aMandate({ privateSheet, plan: [{ name: 'Start', on: '2027-01-04' }] });
  const { body } = await desk.change('POST', '/mandates', { facts });
  const id = String(body.id);
  for (const submission of submissions) {
    const step = { version: 0, stage: 'considered', on: officeDay(catalogue().firm, Date.now()) };
    // A brief is nobody who could be placed, and what is in quarantine was not accepted.
    await desk.change('POST', `/mandates/${id}/people/${submission}`, step, [404]);
  }
  const { version, dates } = await desk.ask<MandateDetail>(`/mandates/${id}`);
  return [{ id, version, dates: dates.map((date) => date.id) }];
}

/** A few of each round, so that a long run edits all of them. */
const edited = 4;

/** Documents with a draft, one of them new, and an image. */
export async function someDocuments(desk: DeskCaller, at: number) {
  const { rows } = await desk.ask<Website>('/website');
  const published = rows.filter(({ state }) => state.is !== 'draft');
  const chosen = Array.from(
    { length: edited },
    (_, next) => published[(at * edited + next) % published.length]!,
  );
  // Two can be removed: what is asked first changes the first one.
  const added = [
    await anAddedAnswer(desk, published, `added-${at}-first`),
    await anAddedAnswer(desk, published, `added-${at}-last`),
  ];
  const documents: WebsiteDetail[] = [];
  for (const { kind, id } of [added[0]!, ...chosen, added[1]!]) {
    const address = `/website/${kind}/${id}`;
    const { version, published: now } = await desk.ask<WebsiteDetail>(address);
    await desk.change('PUT', `${address}/draft`, { version, content: now!.content });
    documents.push(await desk.ask<WebsiteDetail>(address));
  }
  const { rows: roles } = await desk.ask<DeskVacancies>('/vacancies');
  documents.push(await desk.ask<WebsiteDetail>(`/website/vacancy/${roles[at % roles.length]!.id}`));
  const { body } = await desk.change('POST', '/website/images', await anImage());
  const image = body as unknown as Image;
  return {
    documents,
    images: imageWidths(image).map((width) => `${image.id}-${width}.webp`),
  };
}

async function anAddedAnswer(desk: DeskCaller, published: WebsiteRow[], id: string) {
  const example = published.find(({ kind, id }) => kind === 'answer' && !id.startsWith('added-'))!;
  const { published: like } = await desk.ask<WebsiteDetail>(`/website/answer/${example.id}`);
  const address = `/website/answer/${id}`;
  const draft = { version: 0, content: like!.content };
  const { body } = await desk.change('PUT', `${address}/draft`, draft);
  await desk.change('POST', `${address}/publish`, { version: body.version });
  return { kind: 'answer', id };
}
