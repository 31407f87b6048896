import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { everyCard } from '../site/pages/_content/social-cards.ts';
import { drawCard } from '../site/social-cards/draw-card.ts';

/** As many as there are threads that sharp draws on. */
const atOnce = 4;

/** Writes the link previews of built pages. Those of vacancies are drawn by the server. */
export async function drawSocialCards(clientFolder: string) {
  const cards = everyCard();
  const began = performance.now();
  for (let at = 0; at < cards.length; at += atOnce) {
    await Promise.all(
      cards.slice(at, at + atOnce).map(async ({ path: address, card }) => {
        const file = path.join(clientFolder, address);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, await drawCard(card));
      }),
    );
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`Drew ${cards.length} social cards in ${seconds} s.`);
}
