import { existsSync } from 'node:fs';
import { fail } from './dependencies.mjs';

/** Runs on whatever Node is at hand. What the environment sets already wins over `.env`. */
export function readEnvFile() {
  if (!existsSync('.env')) return;
  if (!process.loadEnvFile) {
    fail(`Node ${process.versions.node} cannot read .env. Run the command again with Node 24.`);
  }
  process.loadEnvFile('.env');
}
