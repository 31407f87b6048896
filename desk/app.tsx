import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ApiError } from './shell/api.ts';
import { Failure } from './shell/failure.tsx';
import { loadFirm } from './shell/firm.ts';
import { declareLanguage } from './shell/follow-preferences.ts';
import { Loading } from './shell/loading.tsx';
import { FirstPage } from './shell/first-page.tsx';
import { Frame } from './shell/frame.tsx';
import { DeskNotFound } from './shell/desk-not-found.tsx';
import { PageFailure } from './shell/page-failure.tsx';
import type { Screen } from './shell/screens.ts';
import { applyStoredTheme } from './shell/theme-choice.tsx';

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // An answer of the server is final; only a broken connection is tried again.
      retry: (count, error) => error instanceof ApiError && error.status === 0 && count < 2,
      staleTime: 5_000,
      networkMode: 'always',
    },
    // Offline it fails with words instead of waiting without any.
    mutations: { networkMode: 'always' },
  },
});

/** The page of each screen, loaded when it is first opened. */
const pages: Record<Screen, () => Promise<{ Component: ComponentType }>> = {
  mandates: async () => ({
    Component: (await import('./mandates/mandates-page.tsx')).MandatesPage,
  }),
  vacancies: async () => ({
    Component: (await import('./vacancies/vacancies-page.tsx')).VacanciesPage,
  }),
  website: async () => ({ Component: (await import('./website/website-page.tsx')).WebsitePage }),
  deliveries: async () => ({
    Component: (await import('./deliveries/deliveries-page.tsx')).DeliveriesPage,
  }),
  privacy: async () => ({ Component: (await import('./privacy/privacy-page.tsx')).PrivacyPage }),
  people: async () => ({ Component: (await import('./people/people-page.tsx')).PeoplePage }),
  audit: async () => ({ Component: (await import('./audit/audit-page.tsx')).AuditPage }),
  health: async () => ({ Component: (await import('./health/health-page.tsx')).HealthPage }),
};

const overview = async () => ({
  Component: (await import('./overview/overview-page.tsx')).OverviewPage,
});

const router = createBrowserRouter(
  [
    {
      path: '/sign-in',
      ErrorBoundary: PageFailure,
      lazy: async () => ({ Component: (await import('./people/sign-in-page.tsx')).SignInPage }),
    },
    {
      path: '/join/:token',
      ErrorBoundary: PageFailure,
      lazy: async () => ({ Component: (await import('./people/join-page.tsx')).JoinPage }),
    },
    {
      Component: Frame,
      ErrorBoundary: PageFailure,
      HydrateFallback: () => null,
      children: [
        {
          // Within the frame, so that its links stay.
          ErrorBoundary: PageFailure,
          children: [
            {
              path: '/',
              Component: FirstPage,
              children: [{ index: true, lazy: overview }],
            },
            {
              lazy: async () => ({ Component: (await import('./inbox/inbox-page.tsx')).InboxPage }),
              children: [
                { path: '/inbox', element: null },
                {
                  path: '/submissions/:id',
                  lazy: async () => ({
                    Component: (await import('./submission/submission-panel.tsx')).SubmissionPanel,
                  }),
                },
              ],
            },
            {
              path: '/vacancies/:id',
              lazy: async () => ({
                Component: (await import('./vacancies/vacancy-editor-page.tsx')).VacancyEditorPage,
              }),
            },
            {
              path: '/mandates/:id',
              lazy: async () => ({
                Component: (await import('./mandates/mandate-page.tsx')).MandatePage,
              }),
            },
            {
              path: '/website/:kind/:id',
              lazy: async () => ({
                Component: (await import('./website/document-page.tsx')).DocumentPage,
              }),
            },
            ...Object.entries(pages).map(([screen, lazy]) => ({ path: `/${screen}`, lazy })),
            { path: '*', Component: DeskNotFound },
          ],
        },
      ],
    },
  ],
  { basename: '/desk' },
);

applyStoredTheme();
declareLanguage();
const root = createRoot(document.getElementById('desk')!);
void start();

async function start() {
  root.render(<Loading />);
  try {
    await loadFirm();
  } catch {
    return root.render(<Failure onRetry={() => void start()} />);
  }
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        {/* A transition would leave the filters on the former address, and a second choice on it would
          drop the first. */}
        <RouterProvider router={router} useTransitions={false} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
