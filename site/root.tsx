import { useEffect, type ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useRouteLoaderData,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { catalogue } from '../content/catalogue.server.ts';
import { consentScript } from './privacy/consent.ts';
import sansFont from './fonts/instrument-sans.woff2?url';
import { firstViewScript, layOutInTurn } from './first-view.ts';
import { messagesFor } from '../messages/messages.ts';
import { localeOf, manifestPath } from '../domain/address/paths.ts';
import type { Route } from './+types/root';
import { resumeScript, useFreshLoadAfter, useNotedNavigation } from './new-build.ts';
import { useScrollPosition } from './scroll.ts';
import { CookieNotice } from './consent/cookie-notice.tsx';
import { LanguageSuggestion } from './shell/language-suggestion-bar.tsx';
import { FailureScreen } from './shell/failure-screen.tsx';
import { NotFound } from './shell/not-found.tsx';
import { SiteFooter } from './shell/site-footer.tsx';
import { SiteHeader } from './shell/site-header.tsx';
import { queryScript } from './query-script.ts';
import styles from './styles.css?url';
import { themeScript } from './shell/theme.ts';
import { ToastArea } from '../ui/toast-area.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const { name, legalName, email, phone, address } = catalogue().company;
  const {
    skipToContent,
    languages,
    navigation,
    theme,
    footer,
    toasts,
    notFound,
    failure,
    cookieNotice,
  } = messagesFor(locale);
  const words = { skipToContent, languages, navigation, theme, footer, toasts };
  return {
    locale,
    company: { name, legalName, email, phone, address },
    // What every page needs and no more, since it travels with each of them.
    words: catalogue().quote({ ...words, notFound, failure, cookieNotice }, locale),
  };
}

/** The chrome differs by locale alone. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return localeOf(currentUrl.pathname) !== localeOf(nextUrl.pathname);
}

export function links(): Route.LinkDescriptors {
  return [
    { rel: 'preload', href: sansFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
    { rel: 'stylesheet', href: styles },
    { rel: 'icon', href: '/icons/icon.svg', type: 'image/svg+xml' },
    { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
    { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
    { rel: 'manifest', href: manifestPath },
  ];
}

export function Layout({ children }: { children: ReactNode }) {
  const locale = localeOf(useLocation().pathname);
  return (
    // The theme script may have set data-theme before React arrives.
    <html lang={locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#000000" />
        <script
          dangerouslySetInnerHTML={{
            __html: `${themeScript + consentScript + queryScript};${firstViewScript + resumeScript}`,
          }}
        />
        <Meta />
        <Links />
      </head>
      <body className="flex min-h-dvh flex-col">
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <Chrome {...loaderData}>
      <Outlet />
    </Chrome>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const chrome = useRouteLoaderData<typeof loader>('root');
  const notFound = isRouteErrorResponse(error) && error.status === 404;
  useFreshLoadAfter(error);
  if (!chrome) return <FailureScreen error={error} />;
  return (
    <Chrome {...chrome}>
      {notFound ? (
        <NotFound locale={chrome.locale} words={chrome.words.notFound} />
      ) : (
        <FailureScreen error={error} words={chrome.words.failure} />
      )}
    </Chrome>
  );
}

function Chrome({
  locale,
  company,
  words,
  children,
}: Route.ComponentProps['loaderData'] & { children: ReactNode }) {
  useScrollPosition();
  useNotedNavigation();
  // Lets styles and journeys know that the page now reacts.
  useEffect(() => void (document.documentElement.dataset.hydrated = 'true'), []);
  useEffect(layOutInTurn, []);
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-sm bg-signal px-4 py-2.5 font-semibold text-on-signal focus:translate-y-0"
      >
        {words.skipToContent}
      </a>
      <SiteHeader locale={locale} firm={company.name} words={words} />
      <CookieNotice locale={locale} words={words.cookieNotice} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter locale={locale} company={company} words={words} />
      <LanguageSuggestion locale={locale} words={words.languages} />
      <ToastArea label={words.toasts.label} closeLabel={words.toasts.close} />
    </>
  );
}
