import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';
import { openCatalogue, catalogue } from '#content/catalogue.server.ts';
import { readContentFolder } from '#content/content-folder.server.ts';
import { filterOptions } from '#domain/vacancies/filter.ts';

const project = process.cwd();

/** A temporary project with the present build and so many vacancies. */
export function projectWith(vacancies: number): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'northgauge-vacancies-'));
  cpSync(path.join(project, 'content'), path.join(copy, 'content'), { recursive: true });
  for (const part of ['build', 'node_modules']) {
    symlinkSync(path.join(project, part), path.join(copy, part));
  }
  writeVacancies(path.join(copy, 'content/vacancies'), vacancies);
  return copy;
}

/** The real vacancies again and again, each time at another place, level and state. */
function writeVacancies(folder: string, size: number) {
  const real = openCatalogue(readContentFolder(path.join(project, 'content'))).vacancies;
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  for (let at = 0; at < size; at += 1) {
    const { slug, ...vacancy } = real[at % real.length]!;
    const round = Math.floor(at / real.length);
    const pick = <T>(options: readonly T[]): T => options[(at + round) % options.length]!;
    const titled = (title: string) => (round === 0 ? title : `${title} ${round}`);
    const varied = round > 0 && {
      state:
        (at + round) % 3 > 0
          ? ({ is: 'closed', on: vacancy.postedOn } as const)
          : ({ is: 'open' } as const),
      location: pick(filterOptions(catalogue().firm).location),
      experience: pick(filterOptions(catalogue().firm).experience),
    };
    const content = {
      ...vacancy,
      ...varied,
      // A sample is in no feed.
      sample: false,
      reference: `NG-${String(at).padStart(4, '0')}`,
      en: { ...vacancy.en, title: titled(vacancy.en.title) },
      de: { ...vacancy.de, title: titled(vacancy.de.title) },
    };
    writeFileSync(path.join(folder, `${slug}-${at}.yaml`), stringify(content));
  }
}
