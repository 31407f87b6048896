import { boardFeedPath } from '#domain/address/paths.ts';
import { boardStanding, type BoardStanding } from '#domain/vacancies/boards/board-faults.ts';
import { boardIds, boards, type BoardId } from '#domain/vacancies/boards/boards.ts';
import { parseVacancy } from '#domain/vacancies/vacancy-document.ts';
import { fillIn } from '#words/fill-in.ts';
import { TextLink } from '#ui/text-link.tsx';
import { firm } from '#desk/kit/session.ts';
import { useNow } from '#desk/kit/moment.tsx';
import { Table, TableRow } from '#desk/kit/table.tsx';
import { calendarDate } from '#desk/kit/times.ts';
import { deskWords } from '#desk/kit/words.ts';
import { useAdvert } from './use-advert.ts';
import { labelOf, type VacancyFields } from './vacancy-fields.ts';

const words = deskWords.vacancies.boards;

/** Which job boards are to have the role, and how it stands with each. */
export function BoardsView() {
  const { advert, detail, draft, fields, change } = useAdvert();
  const now = useNow();
  const role = {
    vacancy: parseVacancy(firm(), fields).vacancy,
    publishedAt: draft.isChanged ? undefined : detail.published?.at,
    state: advert.state,
    now,
  };
  const wanted = wantedIn(fields);
  return (
    <div className="grid gap-3">
      <p className="max-w-prose text-muted">{words.hint}</p>
      <Table columns={Object.values(words.columns)}>
        {boardIds.map((id) => (
          <TableRow
            key={id}
            narrow="max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-3 max-md:gap-y-1"
          >
            <th scope="row" className="font-normal">
              <span className="block font-semibold">{boards[id].name}</span>
              <TextLink href={boardFeedPath(id)} target="_blank" className="font-mono text-xs">
                {boardFeedPath(id)}
              </TextLink>
            </th>
            <td>
              <input
                type="checkbox"
                aria-label={fillIn(words.wanted, { board: boards[id].name })}
                checked={wanted.includes(id)}
                onChange={({ target }) => change((before) => withBoard(before, id, target.checked))}
                className="size-6 accent-signal"
              />
            </td>
            <td className="max-md:col-span-2">
              <Standing
                standing={boardStanding(firm(), id, { ...role, since: advert.offered[id] })}
                wanted={wanted.includes(id)}
              />
            </td>
          </TableRow>
        ))}
      </Table>
    </div>
  );
}

function Standing({ standing, wanted }: { standing: BoardStanding; wanted: boolean }) {
  const day = standing.is === 'offered' ? calendarDate(standing.since) : '';
  const faults = standing.is === 'faulty' ? standing.faults : [];
  return (
    <>
      <span
        className={standing.is === 'faulty' && wanted ? 'font-semibold text-danger' : undefined}
      >
        {fillIn(words.standing[standing.is], { day })}
      </span>
      {faults.map(({ code, field, limit = '', place = '' }) => (
        <span key={code} className="block">
          {fillIn(words.fault[code], { field: labelOf(field), limit, place })}
        </span>
      ))}
    </>
  );
}

function wantedIn({ boards: stored }: VacancyFields): readonly BoardId[] {
  return Array.isArray(stored) ? boardIds.filter((id) => stored.includes(id)) : [];
}

/** None is stored as no list, as before the first was chosen. */
function withBoard(fields: VacancyFields, id: BoardId, wanted: boolean): VacancyFields {
  const before = wantedIn(fields);
  const chosen = boardIds.filter((one) => (one === id ? wanted : before.includes(one)));
  const { boards: _, ...others } = fields;
  return chosen.length > 0 ? { ...others, boards: chosen } : { ...others, slug: fields.slug };
}
