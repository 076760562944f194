import { formatMinutesLeft } from '../../../format/minutesLeft';
import type { Translate } from '../../../i18n/text';
import { durationText } from '../../durationText';

const hour = 3_600_000;

/** Returns the time until a lock ends in words: `5:59` in the last hour, before in the two largest units. Rounds up. */
export const timeLeftText = (t: Translate, left: number): string =>
  left < hour ? formatMinutesLeft(left) : durationText(t, left, 'up');
