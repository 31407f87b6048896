/**
 * Lint rule: which folder may import which. A folder below a program (`server/mandates`,
 * `desk/kit`) is a room; across rooms imports go by name (`#server/db/db.ts`), within one they are
 * relative. Domain holds no state either; that it reads no global of a platform is said in
 * .oxlintrc.json.
 */
import path from 'node:path';

/** What each top-level folder may import beside itself. */
const programs = {
  domain: [],
  contract: ['domain'],
  words: ['domain'],
  content: ['domain'],
  ui: [],
  site: ['domain', 'words', 'content', 'ui'],
  desk: ['domain', 'contract', 'words', 'ui'],
  server: ['domain', 'contract', 'words', 'content', 'ui'],
};

/** A room of the server imports only rooms before it. */
const ladder = [
  'base',
  'db',
  'backups',
  'people',
  'submissions',
  'documents',
  'vacancies',
  'threads',
  'alerts',
  'mandates',
  'deliveries',
  'inbox',
  'privacy',
  'samples',
  'channels',
  'jobs',
  'web',
  'cli',
];

/** What every feature of the site, and every part of the desk, may use. */
const shared = {
  site: 'form-kit read sections privacy seo prose islands fonts social-cards'.split(' '),
  desk: 'kit editor submissions'.split(' '),
};

/** Rooms that compose the others. */
const composing = { site: ['pages', 'layouts'], desk: [], server: [] };

/** Programs whose files are one room. */
const single = ['contract', 'words', 'content', 'ui'];

function roomOf(file) {
  const [top, room, ...rest] = file.split('/');
  return { top, room: single.includes(top) || rest.length === 0 ? '' : room };
}

/** Why `file` may not import `target`, both from the root of the repository. */
export function faultOfImport(file, target, relative) {
  const from = roomOf(file);
  const to = roomOf(target);
  if (!(from.top in programs) || !target.includes('/')) return undefined;
  const sameRoom = from.top === to.top && from.room === to.room;
  if (relative && !sameRoom) return `Import it by name: '#${target}'.`;
  if (!relative && sameRoom) return 'Within a room imports are relative.';
  if (from.top !== to.top) {
    return programs[from.top].includes(to.top)
      ? undefined
      : `${from.top} imports nothing of ${to.top}.`;
  }
  if (sameRoom || from.room === '') return undefined;
  if (from.top === 'server') {
    return ladder.indexOf(to.room) < ladder.indexOf(from.room) && to.room !== ''
      ? undefined
      : `server/${from.room} stands below server/${to.room}: move what both need down.`;
  }
  if (from.top in shared && !composing[from.top].includes(from.room)) {
    return shared[from.top].includes(to.room)
      ? undefined
      : `${from.top}/${from.room} imports no other part: move what both need down.`;
  }
  return undefined;
}

const imports = {
  create(context) {
    const root = process.cwd();
    const file = path.relative(root, context.filename).replaceAll('\\', '/');
    if (/\.test\.tsx?$|\.config\.ts$|^content\/tests\//.test(file)) return {};
    const check = (node) => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string') return;
      if (file.startsWith('domain/') && /^(?:node:|react)/.test(specifier)) {
        context.report({ node, message: 'domain knows no platform.' });
      }
      const relative = specifier.startsWith('.');
      if (!relative && !specifier.startsWith('#')) return;
      const target = relative
        ? path.posix.join(path.posix.dirname(file), specifier)
        : specifier.slice(1);
      const fault = faultOfImport(file, target, relative);
      if (fault) context.report({ node, message: fault });
    };
    const checkState = (node) => {
      const statement = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
      if (statement?.type !== 'VariableDeclaration' || statement.kind === 'const') return;
      context.report({ node, message: 'domain holds no state: take it as a parameter.' });
    };
    return {
      Program({ body }) {
        if (file.startsWith('domain/')) body.forEach(checkState);
      },
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

export default { meta: { name: 'house' }, rules: { imports } };
