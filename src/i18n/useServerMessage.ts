'use client';
import { useEffect, useState } from 'react';
import type { Refusal } from '../lib/loadable';
import { hasTexts, loadTexts } from './i18n';
import { reportMissingTexts } from './missingTexts';
import { serverMessageText } from './serverMessageText';
import { useFormats } from './useFormats';
import { useI18n } from './useI18n';
import { useText } from './useText';

/** Maximum wait for the translation of a refusal, ms; after that, the server's text is shown. */
const maxWaitMs = 1_500;
const namespaces = ['errors'] as const;

/**
 * A server message in the member's language. If the translations fail to load or are late, the server's own text.
 *
 * @returns undefined without a message, and while the translations are loading
 */
export function useServerMessage(message: Refusal | undefined): string | undefined {
  const formats = useFormats();
  const { i18n } = useI18n();
  const t = useText('common');
  const [waitedFor, setWaitedFor] = useState<string>();
  const [, setFetched] = useState(0);
  const isThere = hasTexts(i18n, namespaces);
  const which = message && `${message.key} ${message.text}`;
  const waits = which !== undefined && !isThere && waitedFor !== which;
  useEffect(() => {
    if (!waits) return;
    const giveUp = () => setWaitedFor(which);
    const timer = setTimeout(giveUp, maxWaitMs);
    loadTexts(i18n, namespaces).then(() => {
      if (process.env.NODE_ENV !== 'production' && !hasTexts(i18n, namespaces))
        reportMissingTexts(i18n, 'errors');
      setFetched((count) => count + 1);
    }, giveUp);
    return () => clearTimeout(timer);
  }, [i18n, waits, which]);
  if (!message || waits) return undefined;
  return serverMessageText(t, isThere ? message : { text: message.text }, formats);
}
