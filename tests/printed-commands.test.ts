import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { runCommand } from '#server/cli/run-command.ts';
import { settings } from '#server/base/config.ts';
import { findPostgres } from '#tools/postgres.mjs';
import { parts } from './faults/faults.ts';

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const compose = parse(read('deploy/compose.yaml')) as { services: Record<string, unknown> };
const sources = [
  'README.md',
  'SECURITY.md',
  'CONTRIBUTING.md',
  ...['docs', 'docs/runbooks', 'docs/decisions'].flatMap((folder) => filesOf(folder, '.md')),
  ...filesOf('deploy', ''),
];

test.each(sources)('every command that %s prints exists, with its options', async (file) => {
  const faults: string[] = [];
  for (const line of commandsIn(read(file), file)) {
    const fault = await faultOf(line);
    if (fault) faults.push(`${line}: ${fault}`);
  }
  expect(faults).toEqual([]);
});

test.each([
  ['npm run nothing', 'npm has no script "nothing"'],
  ['npm run server -- erase --all', 'is not a command with these options'],
  ['npm run server -- vacancy hide <slug>', 'is not a command with these options'],
  ['NO_SUCH=1 npm start', 'NO_SUCH is not a setting'],
  ['npm run prove -- nothing', 'there is no such proof'],
  ['docker compose --file compose.yaml up', 'there is no compose.yaml'],
  ['docker compose --file deploy/compose.yaml exec nothing ls', 'there is no service "nothing"'],
  ['install --mode=644 deploy/nothing /etc/nothing', 'there is no deploy/nothing'],
  ['pg_dump --no-such-option', 'has no option --no-such-option'],
  ['systemctl restart nothing', 'there is no unit "nothing"'],
  ['frobnicate --all', '"frobnicate" is not in the list of this test'],
])('"%s" would be found', async (line, fault) => {
  if (line.startsWith('pg_') && !findPostgres()) return;
  expect(await faultOf(line)).toContain(fault);
});

/** Lines of fenced blocks, and code in sentences that begins with one of the programs below. */
function commandsIn(text: string, file: string): string[] {
  if (!file.endsWith('.md')) {
    // Comments of deploy/ quote commands, or are one.
    const comments = [...text.matchAll(/^\s*# ?(.*)$/gm)].map(([, line]) => line!);
    return comments.flatMap((line) =>
      [line, ...[...line.matchAll(/"([^"]+)"/g)].map(([, quoted]) => quoted!)].filter((command) =>
        /^(npm (start|test|ci|run)|docker) /.test(command),
      ),
    );
  }
  const fenced = [...text.matchAll(/^ *```\n([\s\S]*?)^ *```/gm)]
    .flatMap(([, block]) => block!.split('\n').map((line) => line.trim()))
    .filter((line) => line !== '' && !isDrawing(line));
  const inline = [...text.replaceAll(/^ *```[\s\S]*?^ *```/gm, '').matchAll(/`([^`\n]+)`/g)]
    .map(([, code]) => code!)
    .filter((code) => known.has(wordsOf(code).program) && code.includes(' '));
  return [...fenced, ...inline];
}

/** What is wrong with a command; undefined if it can be run as it is printed. */
async function faultOf(line: string): Promise<string | undefined> {
  const { variables, program, rest } = wordsOf(line);
  const wrong = variables.find((name) => !(settings as readonly string[]).includes(name));
  if (wrong) return `${wrong} is not a setting`;
  const check = known.get(program);
  return check ? check(rest) : `"${program}" is not in the list of this test`;
}

type Found = Promise<string | undefined> | string | undefined;
type Check = (rest: string[]) => Found;

const known = new Map<string, Check>([
  ['npm', npm],
  ['northgauge', server],
  [
    'node',
    ([file, ...rest]) => (file === 'build/server/commands.mjs' ? server(rest) : missing(file)),
  ],
  ['docker', dockerCompose],
  ['systemctl', ([verb, ...rest]) => systemctl(verb, rest.at(-1)!)],
  ['install', (rest) => (rest[0] === '--directory' ? undefined : missing(rest.at(-2)))],
  ['pg_dump', (rest) => options('pg_dump', rest)],
  ['pg_restore', (rest) => options('pg_restore', rest)],
  ['git', ([verb]) => (verb === 'pull' ? undefined : `git ${verb} is not in the list`)],
  ['mv', () => undefined],
]);

function npm([verb = '', ...rest]: string[]): Found {
  if (['ci', 'install', 'audit', 'sbom'].includes(verb)) return undefined;
  const [name = '', ...given] = verb === 'run' ? rest : [verb, ...rest];
  if (!(name in scripts)) return `npm has no script "${name}"`;
  if (given[0] === '--silent') given.shift();
  if (given.length === 0) return undefined;
  if (given.shift() !== '--') return 'parameters of a script follow "--"';
  if (name === 'server') return server(given);
  if (name === 'sample') return server(['sample', ...given]);
  if (name === 'prove') return given.every(isProof) ? undefined : 'there is no such proof';
  return `the test does not know parameters of "${name}"`;
}

/** Its own parser judges it, and --help keeps it from doing anything. */
async function server(given: string[]): Promise<string | undefined> {
  if (['--help', '<command>'].includes(given[0]!)) return undefined;
  const shown: string[] = [];
  const code = await runCommand([...given, '--help'], {
    config: () => {
      throw new Error('A command that shows its help reads no configuration.');
    },
    write: (line) => shown.push(line),
    confirm: async () => false,
    now: () => 0,
  });
  // "vacancy export|import …": the first parameter is one of these.
  const choice = /^npm run server -- \S+ (\S+\|\S+)/.exec(shown[0] ?? '')?.[1]?.split('|');
  const chosen = !choice || given[1] === undefined || choice.includes(given[1]);
  return code === 0 && chosen ? undefined : 'is not a command with these options';
}

function dockerCompose(rest: string[]): Found {
  const file = rest[rest.indexOf('--file') + 1]!;
  const after = rest.filter((word, at) => !/^--(file|env-file)$/.test(rest[at - 1] ?? ''));
  const [, verb, ...parameters] = after.filter((word) => !word.startsWith('--'));
  if (missing(file)) return missing(file);
  if (verb === 'up') return undefined;
  if (verb !== 'exec') return `docker compose ${verb} is not in the list`;
  const [service = '', program = '', ...given] = parameters;
  if (!(service in compose.services)) return `there is no service "${service}"`;
  return known.get(program)?.(given);
}

function systemctl(verb: string | undefined, unit: string) {
  if (!['enable', 'restart', 'edit'].includes(verb!)) return `systemctl ${verb} is not in the list`;
  const exists = unit === 'caddy' || existsSync(`deploy/${unit}.service`);
  return exists ? undefined : `there is no unit "${unit}"`;
}

/** As the program itself lists them, where it is installed. */
function options(program: string, rest: string[]) {
  const folder = findPostgres();
  if (!folder) return undefined;
  const { stdout } = spawnSync(path.join(folder, program), ['--help'], { encoding: 'utf8' });
  const given = rest
    .map((word) => /^--[\w-]+/.exec(word)?.[0])
    .filter((name) => name !== undefined);
  const unknown = given.find(
    (name) => !stdout.includes(`${name}=`) && !stdout.includes(`${name} `),
  );
  return unknown && `${program} has no option ${unknown}`;
}

function missing(file: string | undefined) {
  return file && existsSync(file) ? undefined : `there is no ${file}`;
}

function isProof(given: string): boolean {
  return given === '--help' || parts.some(({ name }) => name === given);
}

/** A place to fill in, a quotation and a substitution are one word. */
function wordsOf(line: string) {
  const command = line.replace(/\s+# .*$/, '').replace(/ > \S+$/, '');
  const words = command.match(/(?:<[^>]*>|"[^"]*"|\$\([^)]*\)|[^\s<"])+/g) ?? [];
  const first = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
  const variables = words.slice(0, Math.max(0, first)).map((word) => word.split('=')[0]!);
  return { variables, program: words[first] ?? '', rest: words.slice(first + 1) };
}

function isDrawing(line: string): boolean {
  return /[─└│▶◀]/.test(line);
}

function filesOf(folder: string, end: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(end))
    .map(({ name }) => path.join(folder, name));
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
