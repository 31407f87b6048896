import { savedRolesPath, vacancyPath } from '#domain/address/paths.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { PublicVacancy } from '#domain/vacancies/summary.ts';
import type { Messages } from '#words/en.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { StarButton } from '#site/sections/star-button.tsx';
import { closingText } from './closing-text.ts';
import type { FirmEditions } from '#domain/firm/firm.ts';
import { languageRequirements } from '#domain/alerts/saved-roles.ts';
import { fillIn } from '#words/fill-in.ts';
import { ScrollPanel } from '#ui/scroll-panel.tsx';

type Props = {
  firm: FirmEditions;
  roles: readonly PublicVacancy[];
  /** Slugs that no role has now; the page of an earlier one leads to the role. */
  gone: readonly string[];
  compared: readonly string[];
  today: string;
  locale: Locale;
  words: Messages;
};

/** The saved roles, each with what is new about it; those that are ticked can be compared. */
export function SavedRolesList({ firm, roles, gone, compared, today, locale, words }: Props) {
  const { saved } = words.roleAlerts;
  const { options, card } = words.vacancies;
  return (
    <form action={savedRolesPath(firm, locale)} className="grid gap-6">
      <ul className="grid gap-3">
        {roles.map((role) => {
          const { slug, title, location, salary, closed } = role;
          const closing = closingText(role, { today, locale, words: saved });
          return (
            <li
              key={slug}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 rounded-md border border-line bg-surface p-5"
            >
              <input type="hidden" name="role" value={slug} />
              <h2 className="text-lg leading-snug">
                <a
                  href={vacancyPath(firm, slug, locale)}
                  className="underline-offset-4 hover:underline focus-visible:underline"
                >
                  {title}
                </a>
              </h2>
              <StarButton slug={slug} salary={salary} label={`${card.save}: ${title}`} />
              <p className="col-span-full text-sm">
                {options[location] ?? location}, <span className="font-semibold">{salary}</span>
              </p>
              <p
                hidden
                data-paid={salary}
                data-sentence={saved.paid}
                className="col-span-full text-sm text-accent"
              />
              <div className="col-span-full flex flex-wrap items-center justify-between gap-4">
                {closing ? (
                  closed ? (
                    <Badge>{closing}</Badge>
                  ) : (
                    <span className="text-sm font-semibold text-accent">{closing}</span>
                  )
                ) : (
                  <span />
                )}
                <label className="flex cursor-pointer items-center gap-2.5 py-1.5 text-sm">
                  <input
                    type="checkbox"
                    name="compare"
                    value={slug}
                    defaultChecked={compared.includes(slug)}
                    aria-label={`${saved.choose}: ${title}`}
                    className="size-4.5 accent-signal"
                  />
                  {saved.choose}
                </label>
              </div>
            </li>
          );
        })}
        {gone.map((slug) => (
          <li
            key={slug}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 rounded-md border border-dashed border-control bg-sunken p-5 text-muted"
          >
            <input type="hidden" name="role" value={slug} />
            <a
              href={vacancyPath(firm, slug, locale)}
              className="underline underline-offset-4 hover:decoration-2"
            >
              {saved.gone}
            </a>
            <StarButton slug={slug} salary="" label={saved.remove} />
          </li>
        ))}
      </ul>
      {roles.length > 1 && (
        <p className="flex flex-wrap items-center gap-4">
          <Button type="submit">{saved.compare}</Button>
          <span className="text-sm text-muted">{saved.compareHint}</span>
        </p>
      )}
    </form>
  );
}

/** Its script (shell/show-saved-roles.ts) copies the link, or hands it to the device. */
export function ShareList({ words: { share, roleAlerts } }: Pick<Props, 'words'>) {
  const { saved } = roleAlerts;
  return (
    <div className="grid max-w-md gap-4 border-t border-line pt-8">
      <h2 className="text-xl">{saved.shareHeading}</h2>
      <p className="text-sm text-muted">{saved.shareText}</p>
      <div className="needs-script flex flex-wrap gap-3">
        <Button
          id="copy-list"
          variant="secondary"
          data-copied={share.copied}
          data-failed={share.copyFailed}
        >
          {share.copy}
        </Button>
        <Button id="share-list" variant="secondary" hidden>
          {share.open}
        </Button>
      </div>
    </div>
  );
}

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
