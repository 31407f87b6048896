import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { siteUrlFrom } from './server/config.ts';
import { devIntakePort } from './tools/dev-ports.mjs';
import { trimRouter } from './tools/trim-router.ts';

export default defineConfig(({ isPreview }) => ({
  define: { 'import.meta.env.SITE_URL': JSON.stringify(siteUrlFrom(process.env) ?? '') },
  plugins: [tailwindcss(), reactRouter(), trimRouter(), reloadOnContentChange()],
  server: {
    proxy: { '/api': `http://127.0.0.1:${devIntakePort}` },
    // Pages are prerendered by a preview server. Watching, it would read the folder of pages anew
    // with every page that is written there: at 2,000 vacancies, for longer than all else takes.
    watch: isPreview ? null : undefined,
  },
  build: {
    // The first browsers with light-dark(). Compiled for older ones, it would follow the page's
    // theme and not that of the header, the hero and the footer, which are always dark.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // Every asset is a file of its own: the CSP allows no data: fonts, and hashes stay stable.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Advice to developers, said while they develop and left out of what visitors load.
      treeshake: { manualPureFunctions: ['warning', 'warningOnce', 'warnOnce'] },
      output: {
        // Every page needs all of them, and each compresses better in one piece. React and the
        // router are two, so that a phone evaluates them in two tasks.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              priority: 2,
            },
            { name: 'router', test: /node_modules[\\/]react-router[\\/]/, priority: 1 },
            {
              name: 'shell',
              test: /[\\/](site[\\/](root|ui[\\/](badge|card))\.tsx|domain[\\/].*[\\/](hiring-model|industry)\.ts)/,
            },
          ],
        },
      },
    },
  },
}));

/** Content is read by the loaders, not imported, so Vite does not watch it by itself. */
function reloadOnContentChange(): Plugin {
  return {
    name: 'reload-on-content-change',
    configureServer({ watcher, ws }) {
      watcher.add('content');
      watcher.on('change', (file) => {
        if (/[\\/]content[\\/].*\.(yaml|md)$/.test(file)) ws.send({ type: 'full-reload' });
      });
    },
  };
}
