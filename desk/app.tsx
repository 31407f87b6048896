import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ApiError } from '#desk/kit/api.ts';
import { Failure, Loading } from '#desk/kit/loading.tsx';
import { loadFirm } from '#desk/kit/session.ts';
import { declareLanguage } from '#desk/kit/follow-preferences.ts';
import { Frame, DeskNotFound, ScreenFailure } from '#desk/kit/frame.tsx';
import type { AdministrationScreen } from '#desk/kit/screens.ts';
import { applyStoredTheme } from '#desk/kit/top-bar.tsx';
import { loadDeskWords } from '#desk/kit/words.ts';

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

/**
 * A page that is loaded when it is first opened, after the words that it reads as constants and what
 * its schemas need.
 */
function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return async () => {
    await import('#desk/kit/without-eval.ts');
    await loadDeskWords();
    return { Component: (await load())[name] };
  };
}

/** The first page, which has few words and no schemas: they are a third of its script. */
const today = async () => ({ Component: (await import('#desk/today/today-page.tsx')).TodayPage });

/** Beside the navigation of Administration. */
const administration = {
  people: page(() => import('#desk/people/people-page.tsx'), 'PeoplePage'),
  reports: page(() => import('#desk/reports/reports-page.tsx'), 'ReportsPage'),
  deliveries: page(() => import('#desk/deliveries/deliveries-page.tsx'), 'DeliveriesPage'),
  privacy: page(() => import('#desk/privacy/privacy-page.tsx'), 'PrivacyPage'),
  audit: page(() => import('#desk/audit/audit-page.tsx'), 'AuditPage'),
  health: page(() => import('#desk/status/health-page.tsx'), 'HealthPage'),
} satisfies Record<AdministrationScreen, ReturnType<typeof page>>;

const routesOf = (pages: Record<string, ReturnType<typeof page>>) =>
  Object.entries(pages).map(([screen, lazy]) => ({ path: `/${screen}`, lazy }));

const router = createBrowserRouter(
  [
    {
      path: '/sign-in',
      ErrorBoundary: ScreenFailure,
      lazy: page(() => import('#desk/people/sign-in-page.tsx'), 'SignInPage'),
    },
    {
      path: '/join/:token',
      ErrorBoundary: ScreenFailure,
      lazy: page(() => import('#desk/people/join-page.tsx'), 'JoinPage'),
    },
    {
      Component: Frame,
      ErrorBoundary: ScreenFailure,
      HydrateFallback: () => null,
      children: [
        {
          // Within the frame, so that its links stay.
          ErrorBoundary: ScreenFailure,
          children: [
            { path: '/', lazy: today },
            {
              lazy: page(() => import('#desk/inbox/inbox-page.tsx'), 'InboxPage'),
              children: [
                { path: '/inbox', element: null },
                {
                  path: '/submissions/:id',
                  lazy: page(
                    () => import('#desk/submissions/submission-panel.tsx'),
                    'SubmissionPanel',
                  ),
                },
              ],
            },
            {
              path: '/vacancies/:id',
              lazy: page(() => import('#desk/vacancies/vacancy-page.tsx'), 'AdvertScreen'),
            },
            {
              path: '/mandates/:id',
              lazy: page(() => import('#desk/mandates/mandate-page.tsx'), 'MandatePage'),
            },
            {
              path: '/contacts/:id',
              lazy: page(() => import('#desk/contacts/contact-page.tsx'), 'ContactPage'),
            },
            {
              path: '/website/:kind/:id',
              lazy: page(() => import('#desk/documents/document-page.tsx'), 'DocumentScreen'),
            },
            ...routesOf({
              roles: page(() => import('#desk/roles/roles-page.tsx'), 'RolesPage'),
              website: page(() => import('#desk/documents/website-page.tsx'), 'WebsitePage'),
            }),
            {
              lazy: async () => ({
                Component: (await import('#desk/kit/administration.tsx')).AdministrationFrame,
              }),
              children: routesOf(administration),
            },
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
