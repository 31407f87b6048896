import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { settings } from '#server/base/config.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';

// What deploy/ is started with is in tests/journeys/deploy.all.e2e.ts and `npm run prove -- caddy`.

const dockerfile = read('deploy/Dockerfile');
const unit = read('deploy/northgauge.service');
const command = JSON.parse(/^CMD (.*)$/m.exec(dockerfile)![1]!) as string[];

type Service = {
  build?: { context: string; dockerfile: string; target: string };
  environment: Record<string, string>;
  volumes: string[];
};
const { services, volumes } = parse(read('deploy/compose.yaml')) as {
  services: Record<'web' | 'server' | 'postgres', Service>;
  volumes: Record<string, null>;
};

test('a test knows every file of deploy/', () => {
  const known = ['Caddyfile', 'Dockerfile', 'Dockerfile.dockerignore', 'compose.yaml'];
  const ofOneMachine = ['env', 'service', 'sh'].map((end) => `northgauge.${end}`);
  expect(readdirSync('deploy').toSorted()).toEqual([...known, ...ofOneMachine].toSorted());
});

test('the compose file names stages, settings and volumes of the Dockerfile', () => {
  const { web, server, postgres } = services;
  for (const { build } of [web, server]) {
    expect(existsSync(path.join('deploy', build!.context, build!.dockerfile))).toBe(true);
    expect(dockerfile).toMatch(new RegExp(`^FROM \\S+ AS ${build!.target}$`, 'm'));
  }
  expect(Object.keys(server.environment).filter((name) => !isSetting(name))).toEqual([]);
  const caddyfile = read('deploy/Caddyfile');
  const unread = Object.keys(web.environment).filter((name) => !caddyfile.includes(`{$${name}`));
  expect(unread).toEqual([]);
  expect(web.environment.UPSTREAM).toBe(`server:${server.environment.PORT}`);
  expect(dockerfile).toContain(`VOLUME ${server.environment.DATA_DIR} /backups\n`);
  expect(server.volumes).toEqual([`data:${server.environment.DATA_DIR}`, 'backups:/backups']);
  expect(server.environment.BACKUP_TO).toBe('${BACKUP_TO:-/backups}');
  const named = [web, server, postgres].flatMap((service) =>
    service.volumes.map((volume) => volume.split(':')[0]!),
  );
  expect(named.toSorted()).toEqual(Object.keys(volumes).toSorted());
  const { POSTGRES_USER: user, POSTGRES_DB: database, POSTGRES_PASSWORD } = postgres.environment;
  expect(server.environment.DATABASE_URL).toBe(
    `postgres://${user}:${POSTGRES_PASSWORD}@postgres:5432/${database}`,
  );
});

test('the compose file asks for variables that the runbook names', () => {
  const asked = [...read('deploy/compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name!);
  const runbook = read('docs/runbooks/deploy.md');
  expect(asked.filter((name) => !runbook.includes(`\`${name}\``))).toEqual([]);
});

test('an image is built from everything that is committed', () => {
  // What the build does not get must be nothing that the repository has.
  const uncommitted = read('.gitignore').replaceAll('/', '').split('\n');
  const ignored = read('deploy/Dockerfile.dockerignore').trim().split('\n');
  expect(ignored.filter((name) => name !== '.git' && !uncommitted.includes(name))).toEqual([]);
});

test('the systemd unit starts what the image starts, from files of the repository', () => {
  const [, started] = /^ExecStart=(.*)$/m.exec(unit)!;
  expect(started).toBe(['/opt/northgauge/node_modules/.bin/node', ...command.slice(1)].join(' '));
  const [, manual] = /^Documentation=file:\/opt\/northgauge\/(.*)$/m.exec(unit)!;
  expect(existsSync(manual!)).toBe(true);
});

test('systemd accepts the unit', ({ skip }) => {
  if (spawnSync('systemd-analyze', ['--version']).status !== 0) skip('systemd is not installed.');
  const file = path.join(temporaryFolder(), 'northgauge.service');
  writeFileSync(file, unit.replaceAll('/opt/northgauge', process.cwd()));
  // What it ignores, such as a key that it does not know, it only says.
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  expect({
    status,
    about: stderr.split('\n').filter((line) => line.includes('northgauge')),
  }).toEqual({ status: 0, about: [] });
});

test('the environment file sets what the server reads', () => {
  const set = [...read('deploy/northgauge.env').matchAll(/^(?:# )?([A-Z_]+)=/gm)];
  expect(set.length).toBeGreaterThan(0);
  expect(set.map(([, name]) => name!).filter((name) => !isSetting(name))).toEqual([]);
});

function isSetting(name: string): boolean {
  return (settings as readonly string[]).includes(name);
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
