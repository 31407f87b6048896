/**
 * Every measurement of speed, one after the other, in one table: npm run bench
 * Build first. Takes hours, most of them Lighthouse on every page; each part can run alone.
 */
import { measureIntake } from './intake.ts';
import { measureLongRepeats } from './long-repeats.ts';
import { measurePages } from './pages.ts';
import { measureServer } from './server.ts';
import { printFigures, type Figure } from './support/figure.ts';
import { measureVacancies } from './vacancies.ts';

const parts = {
  server: measureServer,
  intake: measureIntake,
  longRepeats: measureLongRepeats,
  vacancies: measureVacancies,
  pages: measurePages,
};
const figures: Figure[] = [];
for (const [name, measure] of Object.entries(parts)) {
  console.log(`Measuring: ${name} …`);
  figures.push(...(await measure()));
}
printFigures(figures);
process.exitCode = figures.some(({ met }) => met === false) ? 1 : 0;
