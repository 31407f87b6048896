import { existsSync } from 'node:fs';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macApplication = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The system's Chromium or Chrome; browsers are never downloaded. */
export function findChromium() {
  return find(names) ?? [macApplication].find((file) => existsSync(file));
}

/** Chromium without its window, as Debian packs it: the same engine for half the work. */
export function findHeadlessShell() {
  return find(['chromium-headless-shell']);
}

function find(programs) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return programs
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

/** Quiet on the network and able to run as root. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function chromiumLaunch() {
  return { executablePath: findHeadlessShell() ?? findChromium(), args: chromiumFlags };
}
