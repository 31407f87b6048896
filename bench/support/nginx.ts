import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '../../tests/support/until.ts';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * One nginx process that serves a folder of compressed files, with the given headers on each answer:
 * apt-get install nginx libnginx-mod-http-brotli-static
 */
export async function startNginx(root: string, port: number, headers: Record<string, string>) {
  if (!existsSync(brotliModule)) {
    throw new Error(
      'nginx with brotli is missing: apt-get install nginx libnginx-mod-http-brotli-static',
    );
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'northgauge-nginx-'));
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration({ root, port, headers, folder }));
  const child = spawn('nginx', ['-c', file, '-e', path.join(folder, 'error.log')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await until(
    () =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      ),
    'nginx answers',
  );
  return {
    url,
    pid: child.pid!,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}

/** master_process off: one process, as on our side. Everything that makes nginx fast is on. */
function configuration(given: {
  root: string;
  port: number;
  headers: Record<string, string>;
  folder: string;
}): string {
  const headers = Object.entries(given.headers).map(
    ([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`,
  );
  return `
load_module ${brotliModule};
user root;
daemon off;
master_process off;
pid ${given.folder}/nginx.pid;
events { worker_connections 1024; }
http {
  types { text/html html; }
  default_type application/octet-stream;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=2000 inactive=10m;
  open_file_cache_valid 10m;
  client_body_temp_path ${given.folder};
  proxy_temp_path ${given.folder};
  fastcgi_temp_path ${given.folder};
  uwsgi_temp_path ${given.folder};
  scgi_temp_path ${given.folder};
  server {
    listen 127.0.0.1:${given.port};
    root ${given.root};
    brotli_static on;
    ${headers.join('\n    ')}
    location / { try_files $uri/index.html =404; }
  }
}
`;
}
