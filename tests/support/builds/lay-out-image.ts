import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../machine/temporary-folder.ts';

/** What an instruction of the Dockerfile has made so far. */
type Stage = {
  /** The folder that is / in the image. */
  root: string;
  workdir: string;
  env: Record<string, string>;
  user: string;
  volumes: string[];
  healthCheck: string[];
  command: string[];
};

/** Stands for the image's own user where the tests run as root. */
export const nobody = process.getuid?.() === 0 ? idsOf('nobody') : undefined;

/** Of which there is nothing in the repository's own build. */
export const earlierAsset = 'assets/of-an-earlier-build-aBc123.js';

/**
 * The stages of deploy/Dockerfile as folders, made by following its instructions: without Docker,
 * and without what `npm test` has done already, which is to install and to build. An instruction or
 * a command that it does not know is an error.
 */
export function layOutImage(): Record<string, Stage> {
  const folder = temporaryFolder();
  // The server runs as another user, who has to pass through.
  chmodSync(folder, 0o711);
  const stages: Record<string, Stage> = {};
  let stage: Stage | undefined;
  for (const { name, rest } of instructions(readFileSync('deploy/Dockerfile', 'utf8'))) {
    if (name === 'FROM') {
      const [, base, target] = /^(\w+):\S+ AS (\w+)$/.exec(rest) ?? unknown(name, rest);
      const root = path.join(folder, target!);
      mkdirSync(root);
      if (base === 'node') bringNode(root);
      stage = {
        root,
        workdir: '/',
        env: {},
        user: 'root',
        volumes: [],
        healthCheck: [],
        command: [],
      };
      stages[target!] = stage;
    } else if (stage) follow(name, rest, stage, stages);
    else unknown(name, rest);
  }
  return stages;
}

/**
 * Where the base has its Node. That of our dependencies may stand in a home that the image's user
 * cannot enter, and the next one in PATH is of another version.
 */
export const programsInside = '/usr/local/bin';

function bringNode(root: string) {
  const programs = path.join(root, programsInside);
  mkdirSync(programs, { recursive: true });
  cp(process.execPath, `${programs}/node`, true);
}

/** A path of the image in the folder that stands for it. */
export function inStage({ root, workdir }: Stage, name: string): string {
  return path.join(root, path.resolve(workdir, name));
}

function follow(name: string, rest: string, stage: Stage, stages: Record<string, Stage>) {
  switch (name) {
    case 'WORKDIR':
      stage.workdir = path.resolve(stage.workdir, rest);
      mkdirSync(inStage(stage, '.'), { recursive: true });
      return;
    case 'ENV':
      for (const pair of rest.split(' ')) {
        const [, variable, value] = /^(\w+)=([^"'\\]*)$/.exec(pair) ?? unknown(name, rest);
        stage.env[variable!] = value!;
      }
      return;
    case 'COPY':
      return copy(rest, stage, stages);
    case 'RUN':
      return rest.split('&&').forEach((command) => run(command.trim(), stage));
    case 'USER':
      stage.user = rest;
      return;
    case 'VOLUME':
      stage.volumes.push(...rest.split(' '));
      return;
    case 'EXPOSE':
      return;
    case 'HEALTHCHECK':
      stage.healthCheck = JSON.parse(rest.slice(rest.indexOf('['))) as string[];
      return;
    case 'CMD':
      stage.command = JSON.parse(rest) as string[];
      return;
    default:
      unknown(name, rest);
  }
}

/** `COPY [--from=<stage>] <source>… <target>`: of a folder its content. */
function copy(rest: string, stage: Stage, stages: Record<string, Stage>) {
  const words = rest.split(/\s+/);
  const from = /^--from=(\w+)$/.exec(words[0]!)?.[1];
  if (from) words.shift();
  const target = words.pop()!;
  for (const source of words) {
    const given = from ? inStage(stages[from]!, source) : path.resolve(source);
    if (!existsSync(given)) throw new Error(`COPY ${rest}: there is no ${source}`);
    const into = inStage(stage, target);
    if (statSync(given).isDirectory()) {
      mkdirSync(into, { recursive: true });
      const names = from ? readdirSync(given) : readdirSync(given).filter(isSent);
      // Between stages as links: nothing is changed there after it was copied.
      for (const name of names) cp(path.join(given, name), `${into}/`, from !== undefined);
    } else {
      const isFolder = /(^\.|\/)$/.test(target);
      mkdirSync(isFolder ? into : path.dirname(into), { recursive: true });
      cp(given, isFolder ? `${into}/` : into, false);
    }
  }
}

function run(command: string, stage: Stage) {
  const owned = /^install -d -o (\w+) -g \1 -m (\d+) (\/\S+)$/.exec(command);
  // What this machine has.
  if (/^(apt-get |rm -rf \/var\/lib\/apt\/lists$)/.test(command)) return;
  if (command === 'npm ci') {
    cp('node_modules', `${inStage(stage, '.')}/`, true);
    // npm writes it anew in its place.
    const hidden = 'node_modules/.package-lock.json';
    rmSync(inStage(stage, hidden));
    cp(hidden, inStage(stage, hidden), false);
  } else if (command === 'npm run build') {
    for (const name of ['build', 'build-earlier']) {
      rmSync(inStage(stage, name), { recursive: true, force: true });
      cp(name, `${inStage(stage, '.')}/`, false);
    }
    const earlier = inStage(stage, `build-earlier/2026-01-01T00-00-00.000Z_0/${earlierAsset}`);
    mkdirSync(path.dirname(earlier), { recursive: true });
    writeFileSync(earlier, 'export {};\n');
  } else if (owned) {
    const target = inStage(stage, owned[3]!);
    mkdirSync(target);
    chmodSync(target, Number.parseInt(owned[2]!, 8));
    if (nobody) chownSync(target, nobody.uid, nobody.gid);
  } else if (/^(npm run server --silent -- |node tools\/|cp -r )/.test(command)) {
    execute('sh', ['-c', command], inStage(stage, '.'));
  } else unknown('RUN', command);
}

function instructions(dockerfile: string) {
  return dockerfile
    .replaceAll(/^#.*$/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name, rest] = /^(\w+) +(.*)$/.exec(line) ?? unknown(line, '');
      return { name: name!, rest: rest!.trim() };
    });
}

/** Whether the build gets it: entries of the project's folder that the ignore file does not name. */
function isSent(name: string): boolean {
  return !ignored().some((pattern) => path.matchesGlob(name, pattern));
}

function ignored(): string[] {
  return readFileSync('deploy/Dockerfile.dockerignore', 'utf8').trim().split('\n');
}

function cp(from: string, to: string, link: boolean) {
  // Links, unless the temporary folder is on another disk.
  const linked = link && spawnSync('cp', ['--archive', '--link', from, to]).status === 0;
  if (!linked) execute('cp', ['--archive', from, to], '.');
}

function execute(program: string, parameters: string[], cwd: string) {
  const env = { ...process.env, npm_config_offline: 'true', NODE_NO_WARNINGS: '1' };
  const { status, stderr } = spawnSync(program, parameters, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${parameters.join(' ')}: ${stderr}`);
}

function unknown(name: string, rest: string): never {
  throw new Error(`The test does not know "${name} ${rest}" of deploy/Dockerfile. Teach it.`);
}

function idsOf(user: string) {
  const [uid, gid] = ['-u', '-g'].map((kind) =>
    Number(spawnSync('id', [kind, user], { encoding: 'utf8' }).stdout),
  );
  return { uid: uid!, gid: gid! };
}
