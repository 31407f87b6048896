/** Serves the production build for the journeys, with a data folder of its own. */
import '../firm-folder.ts';
import path from 'node:path';
import { testPort } from './test-port.ts';
import { temporaryFolder } from '../machine/temporary-folder.ts';

process.env.PORT = String(testPort);
process.env.DATA_DIR = temporaryFolder();
process.env.LOG_LEVEL = 'warn';
// Every journey comes from the same address.
process.env.SUBMISSIONS_PER_MINUTE = '100000';
process.env.FILE_MB_PER_HOUR = '100000';
await import(path.resolve('build/server/main.mjs'));
