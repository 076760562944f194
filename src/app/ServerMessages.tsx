import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestResult } from '../api/events';
import { type ApiEvent, apiEvents } from '../api/events';
import { sessionExpired } from '../api/unauthorized';
import type { Toasts } from '../components/Toast/createToasts';
import { loadTexts } from '../i18n/i18n';
import type { Translate } from '../i18n/text';
import { useText } from '../i18n/useText';
import { joinSentences } from '../lib/joinSentences';
import type { Refusal } from '../lib/loadable';
import { waitText } from '../widgets/waitText';
import { pathOf } from './firstScreens';
import { isLoginScreen } from './loginPath';

type FailedEvent = Extract<ApiEvent, { kind: 'failed' }>;

/** The failure's text with the reference of its console entry; being offline needs none. */
function failureText(t: Translate, { failure, reference, waitSeconds }: FailedEvent): string {
  if (failure === 'tooManyRequests')
    return joinSentences([t('common:failure.tooManyRequests'), waitText(t, waitSeconds)]);
  const text = t(`common:failure.${failure}`);
  return failure === 'offline' ? text : `${text} ${t('common:reference', { reference })}`;
}

/** Shows events of the API client as toasts of 2,000 ms (specification 7 and 8). */
export function ServerMessages({ toasts }: { toasts: Toasts }) {
  const { i18n } = useTranslation();
  const t = useText('login');
  const queries = useQueryClient();
  useEffect(() => {
    const showMessage = async (message: Refusal) => {
      const text = await Promise.all([
        import('../i18n/serverMessageText'),
        import('../i18n/formats'),
        loadTexts(i18n, ['errors']),
      ]).then(
        ([{ serverMessageText }, { formatsOf }]) => serverMessageText(t, message, formatsOf(i18n.language)),
        // The server's own text when our translations can't be loaded.
        () => message.text.trim() || t('common:failure.server'),
      );
      toasts.show(text, 'danger');
    };
    const showResult = async (result: RequestResult) => {
      // No screen knows what it has changed.
      void queries.invalidateQueries();
      const [{ requestResultText }, { formatsOf }] = await Promise.all([
        import('../screens/requestResultText'),
        import('../i18n/formats'),
        loadTexts(i18n, ['requests']),
      ]);
      const told = requestResultText(t, result, formatsOf(i18n.language));
      if (told) toasts.show(told.text, told.tone);
    };
    return apiEvents.subscribe((event) => {
      if (event.kind === 'unauthorized') toasts.show(t('login.expired'), 'danger');
      else if (event.kind === 'loginRequired') {
        // A refused call of a login screen is told there.
        if (!isLoginScreen(pathOf(window.location.hash))) toasts.show(t('login.required'), 'danger');
      } else if (event.kind === 'failed') toasts.show(failureText(t, event), 'danger');
      else if (event.kind === 'otherMember') toasts.show(t('common:failure.otherMember'), 'danger');
      else if (event.kind === 'result') void showResult(event.result).catch(() => {});
      else void showMessage(event.message);
    });
  }, [i18n, queries, t, toasts]);
  // The early calls of the splash may end the session before this component listens.
  const reported = useRef(!sessionExpired());
  useEffect(() => {
    if (!reported.current) toasts.show(t('login.expired'), 'danger');
    reported.current = true;
  }, [t, toasts]);
  return null;
}
