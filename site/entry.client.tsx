import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { keepOwnRoutes } from './own-routes.ts';

/** Called by the script that tools/defer-scripts.ts writes, once every module is there. */
export function hydrate() {
  // oxlint-disable-next-line no-underscore-dangle -- the name is React Router's
  keepOwnRoutes(window.__reactRouterManifest?.routes ?? {}, window.location.pathname);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

if (import.meta.env.DEV) hydrate();
