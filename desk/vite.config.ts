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
    // The same as for the site.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
});
