/**
 * Every measurement of speed, one after the other, in one table: npm run bench
 * Build first. Each part can also be run alone: see the scripts bench:* in package.json.
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
  pages: () => measurePages({ editions: true }),
};
const figures: Figure[] = [];
for (const [name, measure] of Object.entries(parts)) {
  console.log(`Measuring: ${name} …`);
  figures.push(...(await measure()));
}
printFigures(figures);
