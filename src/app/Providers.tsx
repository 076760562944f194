import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { type ReactNode, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { PartFailedContext } from '../components/PartBoundary/PartFailedContext';
import { createToasts } from '../components/Toast/createToasts';
import { ToastProvider } from '../components/Toast/ToastProvider';
import { FormatChoicesContext } from '../i18n/FormatChoicesContext';
import { useHideBalance } from '../session/preferences';
import type { Appearance } from '../theme/appearance';
import { HiddenBalances } from '../widgets/account/HiddenBalancesContext';
import { DocumentSettings } from './DocumentSettings';
import { PageStyle } from './PageStyle';
import { partFailure } from './PartFailed';
import { ServerMessages } from './ServerMessages';
import { useFormatChoices } from './useFormatChoices';
import { useSentRequests } from './useSentRequests';
import { watchFields } from './watchFields';

export interface ProvidersProps {
  i18n: i18n;
  queries: QueryClient;
  /** Instead of the device's settings and the language's convention (the catalogue's toolbar). */
  appearance?: Partial<Appearance> | undefined;
  children: ReactNode;
}

/** The context of every screen: language, cache, styles, toasts, and toasts for server messages. */
export function Providers({ i18n, queries, appearance, children }: ProvidersProps) {
  const [toasts] = useState(createToasts);
  const [hidden] = useHideBalance();
  const formatChoices = useFormatChoices();
  useEffect(watchFields, []);
  useSentRequests();
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <PageStyle />
        <DocumentSettings appearance={appearance} />
        <ServerMessages toasts={toasts} />
        <ToastProvider toasts={toasts}>
          <PartFailedContext value={partFailure}>
            <FormatChoicesContext value={formatChoices}>
              <HiddenBalances value={hidden}>{children}</HiddenBalances>
            </FormatChoicesContext>
          </PartFailedContext>
        </ToastProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
