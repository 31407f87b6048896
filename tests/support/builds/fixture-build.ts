import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { temporaryFolder } from '../machine/temporary-folder.ts';

/** The smallest build: one file of each kind, and a renderer that tells what it was given. */
export function fixtureBuild(): string {
  const build = temporaryFolder();
  const client = (name: string, content: string | Buffer) => {
    put(`client/${name}`, content);
    if (!/\.(html|js|css|svg|txt)$/.test(name)) return;
    put(`client/${name}.br`, brotliCompressSync(content));
    put(`client/${name}.gz`, gzipSync(content));
  };
  client('assets/entry-aBc123.js', script);
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

export const script = 'export {};\n'.repeat(50);

/** What site/entry.ts exports. */
const renderer = `
let rendered = 0;
export async function renderPage(url, locals) {
  rendered += 1;
  const type = /\\.(json|xml)$/.exec(url)?.[1];
  const { vacancies, ...rest } = locals;
  return new Response(JSON.stringify({ url, rendered, vacancies: vacancies.length, ...rest }), {
    status: url.endsWith('/404') ? 404 : 200,
    headers: {
      'content-type': type ? 'application/' + type : 'text/html',
      ...(type === 'xml' && { 'content-disposition': 'attachment' }),
    },
  });
}
`;
