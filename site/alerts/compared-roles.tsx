import { languageRequirements } from '#domain/alerts/saved-roles.ts';
import { vacancyPath } from '#domain/address/paths.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { PublicVacancy } from '#domain/vacancies/summary.ts';
import type { Messages } from '#words/en.ts';
import { fillIn } from '#words/fill-in.ts';
import { ScrollPanel } from '#ui/scroll-panel.tsx';
import { closingText } from './closing-text.ts';
import type { FirmEditions } from '#domain/firm/firm.ts';

/** Two to four roles side by side, fact by fact. */
export function ComparedRoles({
  firm,
  roles,
  today,
  locale,
  words,
}: {
  firm: FirmEditions;
  roles: readonly PublicVacancy[];
  today: string;
  locale: Locale;
  words: Messages;
}) {
  const { saved } = words.roleAlerts;
  const { options, card } = words.vacancies;
  const rows: [
    term: string,
    of: (role: PublicVacancy) => string | readonly string[] | undefined,
  ][] = [
    [saved.facts.pay, ({ salary }) => salary],
    [saved.facts.place, ({ location }) => options[location] ?? location],
    [
      saved.facts.contract,
      ({ contract }) =>
        contract.is === 'permanent'
          ? card.contracts.permanent
          : fillIn(card.contracts.fixedTerm, { months: contract.months }),
    ],
    [saved.facts.workplace, ({ workplace }) => card.workplaces[workplace]],
    [saved.facts.languages, ({ requirements }) => languageRequirements(requirements)],
    [saved.facts.standards, ({ skills }) => skills],
    [saved.facts.closing, (role) => closingText(role, { today, locale, words: saved })],
  ];
  return (
    <div className="min-w-0">
      <h2 id="compared" className="mb-4 text-xl">
        {saved.compared}
      </h2>
      <ScrollPanel labelledBy="compared" className="max-h-none overflow-x-auto">
        <table className="w-full border-collapse text-left text-sm">
          <thead>
            <tr className="border-b border-line align-bottom">
              <th scope="col" className="min-w-28 py-3 pr-4 font-normal text-muted">
                {saved.facts.role}
              </th>
              {roles.map(({ slug, title }) => (
                <th key={slug} scope="col" className="min-w-44 py-3 pr-4 text-base">
                  <a
                    href={vacancyPath(firm, slug, locale)}
                    className="underline-offset-4 hover:underline focus-visible:underline"
                  >
                    {title}
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([term, factOf]) => (
              <tr key={term} className="border-b border-line align-top">
                <th scope="row" className="py-3 pr-4 font-normal text-muted">
                  {term}
                </th>
                {roles.map((role) => (
                  <td key={role.slug} className="py-3 pr-4">
                    <Fact fact={factOf(role)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollPanel>
    </div>
  );
}

function Fact({ fact }: { fact: string | readonly string[] | undefined }) {
  if (fact === undefined || fact.length === 0) return '–';
  if (typeof fact === 'string') return fact;
  return (
    <ul className="grid gap-1">
      {fact.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
