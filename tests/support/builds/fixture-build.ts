import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { temporaryFolder } from '../machine/temporary-folder.ts';

/** The smallest build that has one file of each kind, and a renderer that tells what it was given. */
export function fixtureBuild(): string {
  const build = temporaryFolder();
  const client = (name: string, content: string | Buffer) => {
    put(`client/${name}`, content);
    if (!/\.(html|js|css|svg|txt)$/.test(name)) return;
    put(`client/${name}.br`, brotliCompressSync(content));
    put(`client/${name}.gz`, gzipSync(content));
  };
  client('about.html', aboutPage);
  client('de/about.html', '<h1>Über uns</h1>');
  client('404.html', '<h1>404</h1>');
  client('de/404.html', '<h1>404, auf Deutsch</h1>');
  client('reports/not-found.html', '<h1>Report Not Found</h1>');
  client('reports/some-report.html', '<h1>Loader</h1>');
  client('report-documents/some-report.html', '<h1>Report</h1>');
  client('documents/talent-pack.html', '<h1>Talent pack</h1>');
  client('.well-known/security.txt', 'Contact: mailto:security@example.com\n');
  client('assets/entry-aBc123.js', 'export {}');
  client('icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  client('media/clip.mp4', '0123456789');
  put(
    'policy.json',
    JSON.stringify({ scriptHashes: [`sha256-${'A'.repeat(43)}=`], styleHashes: [] }),
  );
  put('server/entry.mjs', renderer);
  return build;

  function put(name: string, content: string | Buffer) {
    const file = path.join(build, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

export const aboutPage = `<!doctype html><h1>About</h1>${'<p>Regulated sectors.</p>'.repeat(50)}`;

/** What site/entry.ts exports. */
const renderer = `
let rendered = 0;
export async function renderPage(url, locals) {
  if (url.endsWith('/failing')) return new Response('no such component', { status: 500 });
  rendered += 1;
  const type = /\\.(json|xml)$/.exec(url)?.[1];
  const { vacancies, ...rest } = locals;
  return new Response(JSON.stringify({ url, rendered, vacancies: vacancies.length, ...rest }), {
    headers: { 'content-type': type ? 'application/' + type : 'text/html' },
  });
}
`;
