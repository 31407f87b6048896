import { wordsIn } from '#domain/edition/spelling.ts';
import { fillIn } from '#words/fill-in.ts';
import { LogoMark } from '#ui/logo.tsx';
import { Crossroads } from './crossroads.tsx';
import type { ReportInput } from './report-input.ts';
import type { Firm } from '#domain/firm/firm.ts';

export function ReportCover({ firm, input }: { firm: Pick<Firm, 'brand'>; input: ReportInput }) {
  const { company, report, words, dates, locale } = input;
  const { title, subtitle } = wordsIn(report, locale);
  return (
    <header className="cover">
      <p className="cover-firm">
        <LogoMark mark={firm.brand.mark} className="cover-mark" />
        <span className="cover-wordmark">{company.name}</span>
      </p>
      <Crossroads className="cover-drawing" />
      <div className="cover-words">
        <h1>{title}</h1>
        <p className="cover-subtitle">{subtitle}</p>
        <p className="cover-dates">
          <span>{fillIn(words.published, { date: dates.published })}</span>
          <span>{fillIn(words.checked, { date: dates.checked })}</span>
        </p>
      </div>
    </header>
  );
}
