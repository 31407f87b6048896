import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { devDeskPort } from '#tools/dev-ports.mjs';

/** The staff's application: one page, whatever the address below /desk. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/desk/',
  publicDir: false,
  // Not the site's, whose development server runs beside this one.
  cacheDir: '../node_modules/.vite-desk',
  plugins: [tailwindcss()],
  // Opened through the site's port, which passes /desk on (astro.config.ts).
  server: { host: '127.0.0.1', port: devDeskPort, strictPort: true },
  build: {
    outDir: '../build/desk',
    emptyOutDir: true,
    // The Content-Security-Policy allows scripts as files only.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Every page needs it, and it changes with its releases only.
            {
              name: 'react',
              test: /\/node_modules\/(@tanstack\/(query-core|react-query)|react|react-dom|react-router|scheduler)\//,
            },
            // Runs before the words are loaded, which the other files read as constants.
            {
              name: 'words',
              test: /\/(desk\/(kit\/(kept|words)|regional)|edition\/(language|editions|spelling)|firm\/firm|working-time\/country)\./,
            },
            // What the first page needs. Of a small file the headers are the larger part.
            {
              name: 'kit',
              test: /\/desk\/(app|today\/[a-z-]+|kit\/(controls|desk-events|frame|keys|list-address|loading|moment|use-act))\./,
            },
            // What the others need beside it.
            {
              name: 'pages',
              test: /\/(desk\/kit\/(list-filters|operations-page|table)|forms\/submission-kind)\./,
            },
          ],
        },
      },
    },
    // The same as for the site.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
});
