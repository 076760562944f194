import type { Translate } from '../i18n/text';

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
