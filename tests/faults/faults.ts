import { crash, cutPower, fillDisk, killOneOfTwo, takeDatabaseAway } from './at-work.ts';
import { checkCaddy } from './caddy.ts';
import { setClockBack } from './clock-back.ts';
import type { Fault } from './fault.ts';
import { fuzz } from './fuzz.ts';
import { checkImage } from './image.ts';
import { checkN8n } from './n8n.ts';
import { queryMemory } from './query-memory.ts';
import { restartInTurn } from './rolling-restart.ts';
import { startTwice } from './second-start.ts';

const embedded = ['embedded'] as const;
const postgres = ['PostgreSQL'] as const;
const both = [...embedded, ...postgres];

/** What is broken on purpose, on which databases; what needs it is skipped without it. */
const faults: Record<string, Fault> = {
  'second-start': { title: 'a second server on one folder', on: embedded, run: startTwice },
  'clock-back': { title: 'the clock is set back by a year', on: both, run: setClockBack },
  'disk-full': {
    title: 'the disk of the store fills up and gets space again',
    on: both,
    needs: ['tmpfs'],
    run: fillDisk,
  },
  database: {
    title: 'the database ends every connection, stops and comes back',
    on: postgres,
    run: takeDatabaseAway,
  },
  'two-servers': {
    title: 'one of two servers is killed again and again',
    on: postgres,
    run: killOneOfTwo,
  },
  'query-memory': { title: 'each request is another query', on: embedded, run: queryMemory },
  'rolling-restart': {
    title: 'two servers are restarted in turn, upgraded, and one hangs',
    on: postgres,
    needs: ['Caddy'],
    run: restartInTurn,
  },
  deploy: {
    title: 'another build is deployed under open pages',
    on: both,
    needs: ['Chromium'],
    // What drives browsers does not fit beside Vitest, which runs the others.
    run: (...given) => import('./deploy.ts').then(({ deploy }) => deploy(...given)),
  },
  'power-cut': { title: 'power cuts, on ext4', on: both, needs: ['ext4'], run: cutPower },
  fuzz: { title: 'generated requests', on: both, run: fuzz },
  crash: { title: 'kill -9 at random moments', on: both, run: crash },
  caddy: { title: 'Caddyfile of deploy/', on: embedded, needs: ['Caddy'], run: checkCaddy },
  image: {
    title: 'the image is built, started read-only, and serves journeys',
    on: embedded,
    needs: ['buildah', 'Caddy', 'root'],
    run: checkImage,
  },
  n8n: { title: 'an n8n stops, is switched off and has a low limit', on: postgres, run: checkN8n },
};

/** Each fault on each of its databases, by the name that `npm run prove` knows. */
export const parts = Object.entries(faults).flatMap(([name, fault]) =>
  fault.on.map((database, nth) => ({ name: nth ? `${name}-postgres` : name, database, fault })),
);
