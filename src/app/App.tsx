import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { useEffect } from 'react';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { keepDraftsOfHiddenPage } from '../session/formDrafts';
import { forgetTransientKeys } from '../session/session';
import { AppRouter } from './AppRouter';
import { Providers } from './Providers';
import { ScreenFailed } from './ScreenFailed';
import { Shell } from './Shell';

export interface AppProps {
  i18n: i18n;
  queries: QueryClient;
}

/** Removes keys that must not outlive the root view (specification 3), which also goes with its page. */
function forgetTransientKeysAtEnd() {
  window.addEventListener('pagehide', forgetTransientKeys);
  return () => {
    window.removeEventListener('pagehide', forgetTransientKeys);
    forgetTransientKeys();
  };
}

/** The app under its hash routes (specification 2). */
export function App({ i18n, queries }: AppProps) {
  useEffect(forgetTransientKeysAtEnd, []);
  useEffect(keepDraftsOfHiddenPage, []);
  return (
    <Providers i18n={i18n} queries={queries}>
      <AppRouter>
        {/* Whatever fails around the screens must not leave a white page. */}
        <ErrorBoundary fallback={(error) => <ScreenFailed error={error} />}>
          <Shell />
        </ErrorBoundary>
      </AppRouter>
    </Providers>
  );
}
