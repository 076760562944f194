'use client';
import type { Translate } from '../i18n/text';
import { useText } from '../i18n/useText';
import { joinSentences } from '../lib/joinSentences';
import { useSecondsLeft } from '../lib/useSecondsLeft';

/** When the member can try again, as a sentence. `seconds`: the whole seconds left; undefined when the server named no time. */
export function waitText(t: Translate, seconds: number | undefined): string {
  if (seconds === undefined) return t('common:wait.soon');
  if (seconds <= 0) return t('common:wait.over');
  if (seconds === 1) return t('common:wait.second');
  if (seconds < 120) return t('common:wait.seconds', { n: seconds });
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 120) return t('common:wait.minutes', { n: minutes });
  return t('common:wait.hours', { n: Math.ceil(minutes / 60) });
}

/**
 * Why a button is blocked after too many requests, with the time left (decision 13); undefined once it can be pressed.
 *
 * @param retryAt when the server allows the next try, in ms of `deviceNow`
 */
export function useWaitReason(retryAt: number | undefined): string | undefined {
  const t = useText('common');
  const seconds = useSecondsLeft(retryAt);
  if (seconds === 0) return undefined;
  return joinSentences([t('failure.tooManyRequests'), waitText(t, seconds)]);
}
