import type { APIRoute } from 'astro';
import { boardIds, boards } from '#domain/vacancies/boards/boards.ts';
import { defaultLocale } from '#domain/edition/editions.ts';
import { boardFeed } from '#site/seo/vacancy-feed.ts';
import { boardRoles } from '../_content/board-feed.ts';
import { vacancyList } from '../_content/vacancy-list.ts';
import { catalogue } from '#content/catalogue.server.ts';

export const GET: APIRoute = ({ locals, params }) => {
  const id = boardIds.find((one) => one === params.board);
  if (!id) return new Response(null, { status: 404 });
  const roles = boardRoles(id, vacancyList(locals, defaultLocale(catalogue().firm)));
  return new Response(boardFeed(boards[id], roles), {
    headers: { 'content-type': 'application/xml' },
  });
};
