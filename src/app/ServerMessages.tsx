import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiEvent, apiEvents } from '../api/events';
import { sessionExpired } from '../api/unauthorized';
import type { Toasts } from '../components/Toast/createToasts';
import { loadTexts } from '../i18n/i18n';
import type { Translate } from '../i18n/text';
import { useText } from '../i18n/useText';
import type { Refusal } from '../lib/loadable';

type FailedEvent = Extract<ApiEvent, { kind: 'failed' }>;

/** The failure's text with the reference of its console entry; being offline needs none. */
function failureText(t: Translate, { failure, reference }: FailedEvent): string {
  const text = t(`common:failure.${failure}`);
  return failure === 'offline' ? text : `${text} ${t('common:reference', { reference })}`;
}

/** Shows events of the API client as toasts of 2,000 ms (specification 7 and 8). */
export function ServerMessages({ toasts }: { toasts: Toasts }) {
  const { i18n } = useTranslation();
  const t = useText('login');
  useEffect(() => {
    const showMessage = async (message: Refusal) => {
      const text = await Promise.all([import('../i18n/serverMessageText'), loadTexts(i18n, ['errors'])]).then(
        ([{ serverMessageText }]) => serverMessageText(t, message),
        // The server's own text when our translations can't be loaded.
        () => message.text.trim() || t('common:failure.server'),
      );
      toasts.show(text, 'danger');
    };
    return apiEvents.subscribe((event) => {
      if (event.kind === 'unauthorized') toasts.show(t('login.expired'), 'danger');
      else if (event.kind === 'failed') toasts.show(failureText(t, event), 'danger');
      else void showMessage(event.message);
    });
  }, [i18n, t, toasts]);
  // The early calls of the splash may end the session before this component listens.
  const reported = useRef(!sessionExpired());
  useEffect(() => {
    if (!reported.current) toasts.show(t('login.expired'), 'danger');
    reported.current = true;
  }, [t, toasts]);
  return null;
}
