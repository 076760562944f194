import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { useEffect } from 'react';
import { Boundary } from '../components/Boundary';
import { forgetTransientKeys } from '../session/session';
import { AppRouter } from './AppRouter';
import { Providers } from './Providers';
import { ScreenFailed } from './ScreenFailed';
import { Shell } from './Shell';

export interface AppProps {
  i18n: i18n;
  queries: QueryClient;
}

/** The app under its hash routes (specification 2). */
export function App({ i18n, queries }: AppProps) {
  // Keys that must not outlive the root view (specification 3).
  useEffect(() => forgetTransientKeys, []);
  return (
    <Providers i18n={i18n} queries={queries}>
      <AppRouter>
        {/* An error outside the screens must not leave a blank page. */}
        <Boundary failed={(error) => <ScreenFailed error={error} />}>
          <Shell />
        </Boundary>
      </AppRouter>
    </Providers>
  );
}
