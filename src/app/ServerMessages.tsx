import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { apiEvents } from '../api/events';
import type { Toasts } from '../components/Toast/createToasts';
import { serverMessageText } from '../i18n/serverMessageText';
import { fetchRestOfTexts } from '../i18n/useRestOfTexts';
import { useText } from '../i18n/useText';

/** Shows what the API client has to say as toasts of 2,000 ms (specification 7 and 8). */
export function ServerMessages({ toasts }: { toasts: Toasts }) {
  const { i18n } = useTranslation();
  const t = useText('login');
  useEffect(
    () =>
      apiEvents.subscribe((event) => {
        if (event.kind === 'unauthorized') toasts.show(t('login.expired'), 'danger');
        else if (event.kind === 'failed') toasts.show(t(`common:failure.${event.failure}`), 'danger');
        else fetchRestOfTexts(i18n).then(() => toasts.show(serverMessageText(t, event.message), 'danger'));
      }),
    [i18n, t, toasts],
  );
  return null;
}
