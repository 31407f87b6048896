import { startServerProcess } from '#tests/support/server/server-process.ts';
import type { Extent, Finding, Place } from './fault.ts';

export async function startTwice(_: Extent, { store }: Place): Promise<Finding> {
  const environment = { DATA_DIR: store.dataDir };
  const broken: string[] = [];
  const first = await startServerProcess(environment);
  const said = await startServerProcess(environment).then(
    (second) => second.stop().then(() => 'it started'),
    (error: Error) => error.message.replace('The server ended: ', '').trim(),
  );
  if (!/^Another server already works with the data folder [^\n]+\.$/.test(said)) {
    broken.push(`the second says: ${said}`);
  }
  const ready = await fetch(`${first.url}/api/ready`);
  if (ready.status !== 200) broken.push('the first is not ready any more');
  await first.kill();
  const third = await startServerProcess(environment).catch((error: Error) => {
    broken.push(`after the first was killed: ${error.message}`);
  });
  await third?.stop();
  return { figures: 'refused with one sentence; a start after a kill succeeded', broken };
}
