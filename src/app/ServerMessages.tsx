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

/** With the reference under which the console tells more; a connection that is missing needs none. */
function failureText(t: Translate, { failure, reference }: FailedEvent): string {
  const text = t(`common:failure.${failure}`);
  return failure === 'offline' ? text : `${text} ${t('common:reference', { reference })}`;
}

/** Shows what the API client has to say as toasts of 2,000 ms (specification 7 and 8). */
export function ServerMessages({ toasts }: { toasts: Toasts }) {
  const { i18n } = useTranslation();
  const t = useText('login');
  useEffect(() => {
    const tellMessage = async (message: Refusal) => {
      const text = await Promise.all([import('../i18n/serverMessageText'), loadTexts(i18n, ['errors'])]).then(
        ([{ serverMessageText }]) => serverMessageText(t, message),
        // Where our words for it don't come it stands as the server wrote it.
        () => message.text.trim() || t('common:failure.server'),
      );
      toasts.show(text, 'danger');
    };
    return apiEvents.subscribe((event) => {
      if (event.kind === 'unauthorized') toasts.show(t('login.expired'), 'danger');
      else if (event.kind === 'failed') toasts.show(failureText(t, event), 'danger');
      else void tellMessage(event.message);
    });
  }, [i18n, t, toasts]);
  // What the splash asks is answered before anything is drawn.
  const told = useRef(!sessionExpired());
  useEffect(() => {
    if (!told.current) toasts.show(t('login.expired'), 'danger');
    told.current = true;
  }, [t, toasts]);
  return null;
}
