/** Matches and plans as the server's job does, until it is killed: `node … <dataDir> [databaseUrl]`. */
import { openStore } from '#server/db/open-store.ts';
import '../provide-content.ts';
import { runAlerts } from './role-alerts.ts';

const [dataDir = '', databaseUrl] = process.argv.slice(2);
const db = await openStore({ dataDir, databaseUrl });
process.stdout.write('ready\n');
await runAlerts(db);
process.stdout.write('done\n');
await db.close();
