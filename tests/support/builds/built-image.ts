import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, cpSync, mkdirSync, readFileSync } from 'node:fs';
import { realpathSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Of the user that an image starts as: `node` of the base below. */
const uid = 1000;

type ImageConfig = {
  User: string;
  Env: string[];
  Cmd: string[];
  WorkingDir: string;
  Volumes: Record<string, object>;
  Healthcheck: { Test: string[] };
};

/**
 * Builds deploy/Dockerfile from what git has, in `folder`, without a registry of images: the bases
 * are a minimal Debian, with the Node of our dependencies and the Caddy of this machine. chroot
 * isolation and plain folders as storage work inside a container too.
 */
export function buildImage(folder: string): void {
  const buildah = buildahIn(folder);
  const bases = [...readFileSync('deploy/Dockerfile', 'utf8').matchAll(/^FROM (\S+) AS/gm)];
  const root = makeBase(folder);
  for (const name of new Set(bases.map(([, base]) => base!))) {
    const container = buildah('from', 'scratch');
    buildah('copy', '--quiet', container, root, '/');
    buildah('config', `--env=PATH=${pathInside}`, ...certificates(), container);
    buildah('commit', '--quiet', '--rm', container, `docker.io/library/${name}`);
  }
  const sources = path.join(folder, 'sources');
  run('git', ['checkout-index', '--all', `--prefix=${sources}/`]);
  const file = path.join(sources, 'deploy/Dockerfile');
  const options = ['--isolation=chroot', '--pull-never', '--format=docker', `--file=${file}`];
  buildah('bud', ...options, `--ignorefile=${file}.dockerignore`, `--tag=${imageName}`, sources);
}

const imageName = 'northgauge';

function buildahIn(folder: string) {
  const storage = ['--storage-driver=vfs', `--root=${folder}/store`, `--runroot=${folder}/run`];
  return (...parameters: string[]) => run('buildah', [...storage, ...parameters]);
}

/** The files of the image, as a container that is started would see them. */
export function openImage(folder: string) {
  const buildah = buildahIn(folder);
  const container = buildah('from', '--pull-never', `localhost/${imageName}`);
  const { Docker } = JSON.parse(buildah('inspect', '--type=container', container)) as {
    Docker: { config: ImageConfig };
  };
  const [{ size }] = JSON.parse(buildah('images', '--json', `localhost/${imageName}`)) as [
    { size: string },
  ];
  return { root: buildah('mount', container), config: Docker.config, size };
}

type BuiltImage = ReturnType<typeof openImage>;

const pathInside = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const certificatesInside = '/etc/ssl/certs/ca-certificates.crt';

/** Where this machine trusts others than Debian's. */
function certificates(): string[] {
  if (!process.env.NODE_EXTRA_CA_CERTS) return [];
  return [`--env=NODE_EXTRA_CA_CERTS=${certificatesInside}`];
}

/** What `node:…-slim` and `caddy` bring, of which both get both. */
function makeBase(folder: string): string {
  const release = /^FROM node:\S+-(\w+)-slim/m.exec(readFileSync('deploy/Dockerfile', 'utf8'))![1]!;
  const root = path.join(folder, 'base');
  run('debootstrap', ['--variant=minbase', release, root]);
  rmSync(path.join(root, 'var/cache/apt/archives'), { recursive: true });
  const inside = (name: string) => path.join(root, name);
  const npm = path.dirname(path.dirname(realpathSync(run('which', ['npm']))));
  cpSync(npm, inside('usr/local/lib/node_modules/npm'), { recursive: true, dereference: true });
  for (const name of ['npm', 'npx']) {
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, inside(`usr/local/bin/${name}`));
  }
  cpSync(realpathSync(process.execPath), inside('usr/local/bin/node'));
  cpSync(run('which', ['caddy']), inside('usr/bin/caddy'));
  mkdirSync(inside('etc/caddy'));
  if (process.env.NODE_EXTRA_CA_CERTS) {
    mkdirSync(path.dirname(inside(certificatesInside)), { recursive: true });
    cpSync(process.env.NODE_EXTRA_CA_CERTS, inside(certificatesInside));
  }
  appendFileSync(inside('etc/passwd'), `node:x:${uid}:${uid}::/home/node:/bin/sh\n`);
  appendFileSync(inside('etc/group'), `node:x:${uid}:\n`);
  return root;
}

/**
 * Starts an image as compose.yaml does: read-only but for its volumes and /tmp, as its user, without
 * capabilities. By the kernel's own means, since a container's runtime wants cgroups.
 */
export async function startImage(
  { root, config }: BuiltImage,
  folder: string,
  environment: Record<string, string>,
  readOnly: Record<string, string> = {},
) {
  const data = Object.keys(config.Volumes).map((inside) => {
    const outside = path.join(folder, path.basename(inside));
    mkdirSync(outside, { mode: 0o700 });
    chownSync(outside, uid, uid);
    return [outside, inside];
  });
  for (const inside of Object.values(readOnly)) mkdirSync(root + inside, { recursive: true });
  const mounts = [
    `mount --bind ${root} ${root}`,
    ...[...data, ...Object.entries(readOnly)].map(
      ([outside, inside]) => `mount --bind ${outside} ${root}${inside}`,
    ),
    `mount -t tmpfs -o mode=1777 tmpfs ${root}/tmp`,
    ...['proc', 'dev'].map((name) => `mount --rbind /${name} ${root}/${name}`),
    `mount -o remount,bind,ro ${root}`,
  ];
  const rights = `--reuid=${config.User} --regid=${config.User} --clear-groups --no-new-privs`;
  const confined = `chroot ${root} setpriv ${rights} --bounding-set=-all --inh-caps=-all`;
  const variables = [...config.Env, ...Object.entries(environment).map((pair) => pair.join('='))];
  const cleared = ['env', '--ignore-environment', `--chdir=${config.WorkingDir}`, ...variables];
  const enter = [...confined.split(' '), ...cleared];
  const script = `${mounts.join(' && ')} && exec "$@"`;
  const server = spawn(
    'unshare',
    ['--mount', '--propagation=private', 'sh', '-c', script, 'sh', ...enter, ...config.Cmd],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  await says(server, /http:\/\/localhost:\d+/);
  const within = ['--target', `${server.pid}`, '--mount', ...enter];
  return {
    pid: server.pid!,
    /** As `docker exec`; the status. */
    execute: async (command: readonly string[]) => {
      const [status] = await once(spawn('nsenter', [...within, ...command]), 'close');
      return status as number;
    },
    stop: async () => {
      const exited = once(server, 'exit');
      server.kill('SIGTERM');
      await exited;
    },
  };
}

/** Waits for a line of a program, which may end instead. */
export async function says(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.on('data', (chunk) => {
        output += chunk;
        const found = pattern.exec(output);
        if (found) resolve(found);
      });
    }
    child.once('exit', () => reject(new Error(`It ended: ${output}`)));
  });
}

function run(program: string, parameters: string[]): string {
  const options = { encoding: 'utf8', maxBuffer: 1 << 30, stdio: 'pipe' } as const;
  return execFileSync(program, parameters, options).trim();
}
