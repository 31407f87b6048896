import { startServerProcess } from '#tests/support/server/server-process.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import type { Fault } from './fault.ts';

export const secondStart: Fault = {
  name: 'second-start',
  title: 'a second server starts on the same data folder',
  async run() {
    const dataDir = temporaryFolder();
    const broken: string[] = [];
    const first = await startServerProcess({ DATA_DIR: dataDir });
    const said = await startServerProcess({ DATA_DIR: dataDir }).then(
      async (second) => {
        await second.stop();
        return 'it started';
      },
      (error: Error) => error.message.replace('The server ended: ', '').trim(),
    );
    if (!/^Another server already works with the data folder [^\n]+\.$/.test(said)) {
      broken.push(`the second says: ${said}`);
    }
    const ready = await fetch(`${first.url}/api/ready`);
    if (ready.status !== 200) broken.push('the first is not ready any more');
    await first.kill();
    const third = await startServerProcess({ DATA_DIR: dataDir }).catch((error: Error) => {
      broken.push(`after the first was killed: ${error.message}`);
    });
    await third?.stop();
    return { figures: 'refused with one sentence; a start after a kill succeeded', broken };
  },
};
