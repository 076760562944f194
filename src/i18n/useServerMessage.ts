import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../lib/loadable';
import { hasTexts, loadTexts } from './i18n';
import { serverMessageText } from './serverMessageText';
import { useText } from './useText';

/** A member who was refused is told so at the latest after this time, in ms, in whatever words there are. */
const patienceMs = 1_500;
const namespaces = ['errors'] as const;

/**
 * A server's message in the member's language. Where our words for it don't come, or are late, it stands as the server
 * wrote it.
 *
 * @returns undefined without a message, and while its words are on their way
 */
export function useServerMessage(message: Refusal | undefined): string | undefined {
  const { i18n } = useTranslation();
  const t = useText('common');
  const [waitedFor, setWaitedFor] = useState<string>();
  const [, setFetched] = useState(0);
  const isThere = hasTexts(i18n, namespaces);
  const which = message && `${message.key} ${message.text}`;
  const waits = which !== undefined && !isThere && waitedFor !== which;
  useEffect(() => {
    if (!waits) return;
    const giveUp = () => setWaitedFor(which);
    const timer = setTimeout(giveUp, patienceMs);
    loadTexts(i18n, namespaces).then(() => setFetched((count) => count + 1), giveUp);
    return () => clearTimeout(timer);
  }, [i18n, waits, which]);
  if (!message || waits) return undefined;
  return serverMessageText(t, isThere ? message : { text: message.text });
}
