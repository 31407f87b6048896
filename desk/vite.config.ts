import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { devServerPort } from '../tools/dev-ports.mjs';

/** The staff's application: one page, whatever the address below /desk. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/desk/',
  publicDir: false,
  plugins: [tailwindcss()],
  server: { proxy: { '/api': `http://127.0.0.1:${devServerPort}` } },
  build: {
    outDir: '../build/desk',
    emptyOutDir: true,
    // The Content-Security-Policy allows scripts as files only.
    assetsInlineLimit: 0,
    // The same as for the site.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
});
