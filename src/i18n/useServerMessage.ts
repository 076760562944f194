import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../lib/loadable';
import { fetchTexts } from './fetchTexts';
import { hasTexts } from './i18n';
import { serverMessageText } from './serverMessageText';
import { useText } from './useText';

/**
 * A server's message in the member's language; as the server wrote it where our words for it don't come.
 *
 * @returns undefined without a message, and until its words are there
 */
export function useServerMessage(message: Refusal | undefined): string | undefined {
  const { i18n } = useTranslation();
  const t = useText('common');
  const [failed, setFailed] = useState(false);
  const [, setFetched] = useState(0);
  const isThere = hasTexts(i18n, 'answers');
  const waits = message !== undefined && !isThere && !failed;
  useEffect(() => {
    if (!waits) return;
    const draw = () => setFetched((count) => count + 1);
    fetchTexts(i18n, 'answers').then(draw, () => setFailed(true));
  }, [i18n, waits]);
  if (!message || waits) return undefined;
  return serverMessageText(t, isThere ? message : { text: message.text });
}
