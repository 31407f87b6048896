import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a check started may take this long to end after the check itself. */
const graceMs = 5_000;
const canGroup = process.platform !== 'win32';
const running = new Set();

/**
 * Runs a program in a process group of its own. What is still running in the group after the program
 * ended is ended too and returned as `left`, one command line each. `output` is undefined when it was
 * streamed.
 */
export async function runCheck(command, args, { env, buffered = false } = {}) {
  const child = spawn(command, args, {
    env,
    stdio: buffered ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: !canGroup,
    detached: canGroup,
  });
  running.add(child.pid);
  const chunks = [];
  child.stdout?.on('data', (chunk) => chunks.push(chunk));
  child.stderr?.on('data', (chunk) => chunks.push(chunk));
  // Not 'close': a process that was left behind holds the pipes open.
  const [status] = await once(child, 'exit');
  const left = canGroup ? await endGroup(child.pid) : [];
  running.delete(child.pid);
  return { status, left, output: buffered ? Buffer.concat(chunks).toString() : undefined };
}

/** Ends every group that is running, for a run that is interrupted. */
export function endRunning(signal) {
  for (const pid of running) signalGroup(pid, canGroup ? signal : 'SIGTERM');
}

async function endGroup(group) {
  let left = livingOf(group);
  for (const until = Date.now() + graceMs; left.length > 0 && Date.now() < until;) {
    await sleep(100);
    left = livingOf(group);
  }
  if (left.length > 0) signalGroup(group, 'SIGKILL');
  return left;
}

/** Command lines. A zombie has ended and waits for a parent to notice; in a container none may. */
function livingOf(group) {
  const { stdout } = spawnSync('ps', ['-e', '-o', 'pgid=,stat=,args='], { encoding: 'utf8' });
  return (stdout ?? '')
    .split('\n')
    .map((line) => /^\s*(\d+) (\S+)\s+(.*)$/.exec(line))
    .filter((match) => match && Number(match[1]) === group && !match[2].startsWith('Z'))
    .map((match) => match[3]);
}

function signalGroup(group, signal) {
  try {
    process.kill(canGroup ? -group : group, signal);
  } catch {
    // It has ended.
  }
}
