import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { islands } from '#tools/islands.ts';
import { siteAdapter } from '#tools/site-adapter.ts';
import { devDeskPort, devServerPort } from '#tools/dev-ports.mjs';

export default defineConfig({
  srcDir: './site',
  outDir: './build',
  // The build makes code; what the pages say is known when they are asked for.
  output: 'server',
  adapter: siteAdapter(),
  trailingSlash: 'never',
  build: { assets: 'assets', inlineStylesheets: 'never' },
  integrations: islands(),
  devToolbar: { enabled: false },
  vite: {
    plugins: [tailwindcss()],
    server: {
      proxy: {
        '/api': `http://127.0.0.1:${devServerPort}`,
        '/desk': {
          target: `http://127.0.0.1:${devDeskPort}`,
          ws: true,
          // Vite serves its page below its base only, and the desk's own address has no slash.
          rewrite: (address) => (address === '/desk' ? '/desk/' : address),
        },
      },
    },
    build: {
      // The first browsers with light-dark(). Compiled for older ones, it would follow the page's
      // theme and not that of the header, the hero and the footer, which are always dark.
      cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      // The Content-Security-Policy allows no data: fonts, and scripts only by hash or as files.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          codeSplitting: {
            // The script of the chrome and what islands share with it are one file. In five, the
            // imports of the first would be found only after a second round trip.
            groups: [
              { name: 'chrome', test: /\/layouts\/page\.astro\?astro&type=script/ },
              // Every island needs all of it.
              { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
              // What most islands share, and what every form needs beside it. Of a small file the
              // headers are the larger part.
              {
                name: 'islands',
                test: /\/(form-kit\/(form-context|linked-text)|read\/retry|ui\/(badge|button|class-names|field|icon|text-link)|words\/fill-in)\./,
              },
              { name: 'form', test: /\/form-kit\/submission-form\./ },
            ],
          },
        },
      },
    },
  },
});
