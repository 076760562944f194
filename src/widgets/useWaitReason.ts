import { useText } from '../i18n/useText';
import { joinSentences } from '../lib/joinSentences';
import { useSecondsLeft } from '../lib/useSecondsLeft';
import { waitText } from './waitText';

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
