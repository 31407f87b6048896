import { readFileSync } from 'node:fs';
import type { Catalogue } from '../../content/catalogue.server.ts';
import { pagePath } from '../../domain/address/paths.ts';
import { hiringModelIds, type HiringModelId } from '../../domain/hiring-model/hiring-model.ts';
import type { Locale } from '../../domain/edition/editions.ts';
import { escapeMarkup as e } from '../../domain/markup/escape-markup.ts';
import { logoMark } from './logo-mark.ts';
import { sprintScale } from './sprint-scale.ts';

const style = readFileSync(new URL('style.css', import.meta.url), 'utf8');

/** The whole pack as one page of HTML, with its fonts inside. */
export function talentPackHtml(catalogue: Catalogue, locale: Locale): string {
  const pack = catalogue.talentPack(locale);
  const models = catalogue.hiringModels(locale);
  const { company } = catalogue;
  const { labels } = pack;
  const employers = pagePath('employers', locale);

  const cover = `
    <section class="sheet cover">
      <p class="firm">${logoMark}<span>${e(company.name)}</span></p>
      <div>
        <p class="label">${e(pack.title)}</p>
        <h1>${e(pack.cover.heading)}</h1>
        <p class="lead">${e(pack.cover.introduction)}</p>
      </div>
      <div>
        <ol class="menu" aria-label="${e(pack.cover.contents)}">
          ${each((id) => `<li><strong>${e(models[id].name)}</strong><span>${e(models[id].tagline)}</span></li>`)}
        </ol>
        <div class="graduation"></div>
      </div>
    </section>`;

  const modelPage = `
    <section class="sheet">
      ${head(company.name, pack.title, 2)}
      <h2>${e(pack.models.heading)}</h2>
      <p class="lead">${e(pack.models.introduction)}</p>
      <div class="models">
        ${each(
          (id) => `
          <article>
            <p class="label">${e(models[id].tagline)}</p>
            <h3>${e(models[id].name)}</h3>
            <p>${e(models[id].summary)}</p>
            <dl>
              ${(['bestFor', 'deliverable', 'timeline', 'fee', 'guarantee'] as const)
                .map((fact) => `<dt>${e(labels[fact])}</dt><dd>${e(models[id][fact])}</dd>`)
                .join('')}
            </dl>
          </article>`,
        )}
      </div>
    </section>`;

  const facts = ['fee', 'timeline', 'deliverable', 'places', 'exclusivity', 'guarantee'] as const;
  const comparisonPage = `
    <section class="sheet">
      ${head(company.name, pack.title, 3)}
      <h2>${e(pack.comparison.heading)}</h2>
      <p class="lead">${e(pack.comparison.introduction)}</p>
      <table>
        <thead><tr><td></td>${each((id) => `<th scope="col">${e(models[id].name)}</th>`)}</tr></thead>
        <tbody>
          ${facts.map((fact) => `<tr><th scope="row">${e(labels[fact])}</th>${each((id) => `<td>${e(models[id][fact])}</td>`)}</tr>`).join('')}
        </tbody>
      </table>
      <h3 class="chooser-heading">${e(pack.chooserHeading)}</h3>
      <ul class="chooser">
        ${pack.chooser.map(({ situation, model }) => `<li><span>${e(situation)}</span><strong>${e(models[model].name)}</strong></li>`).join('')}
      </ul>
    </section>`;

  const startPage = `
    <section class="sheet">
      ${head(company.name, pack.title, 4)}
      <h2>${e(pack.sprint.heading)}</h2>
      <p class="lead">${e(pack.sprint.introduction)}</p>
      ${sprintScale(pack)}
      <ul class="terms">${pack.sprint.terms.map((term) => `<li>${e(term)}</li>`).join('')}</ul>
      <h2 class="start">${e(pack.start.heading)}</h2>
      <p>${e(pack.start.introduction)}</p>
      <ol class="steps">
        ${pack.start.steps.map(({ name, text }) => `<li><h3>${e(name)}</h3><p>${e(text)}</p></li>`).join('')}
      </ol>
      <div class="contact">
        <h3>${e(pack.start.contactHeading)}</h3>
        <p>
          <a href="mailto:${e(company.email.employers)}">${e(company.email.employers)}</a><br>
          <a href="${e(company.phone.href)}">${e(company.phone.display)}</a><br>
          <a href="${e(company.siteUrl + employers)}">${e(company.siteUrl.replace('https://', '') + employers)}</a>
        </p>
        <p class="small-print">${e(pack.start.smallPrint)}</p>
      </div>
    </section>`;

  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<title>${e(`${pack.title} | ${company.name}`)}</title>
<meta name="description" content="${e(pack.subject)}">
<meta name="author" content="${e(company.legalName)}">
<style>${fontFace('Instrument Sans', 'instrument-sans', '400 700')}${fontFace('Plex Mono', 'plex-mono', '500')}${style}</style>
</head>
<body>${cover}${modelPage}${comparisonPage}${startPage}</body>
</html>`;
}

function each(write: (id: HiringModelId) => string): string {
  return hiringModelIds.map(write).join('');
}

function head(firm: string, title: string, page: number): string {
  return `<p class="running-head">${logoMark}<span>${e(firm)}</span><span>${e(title)}</span><span>${page} / 4</span></p>`;
}

function fontFace(family: string, file: string, weight: string): string {
  const font = readFileSync(new URL(`../../site/fonts/${file}.woff2`, import.meta.url));
  return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${font.toString('base64')})}\n`;
}
