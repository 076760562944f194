import { expect, it } from 'vitest';
import type { Translate } from '../../i18n/text';
import { supportHoursText } from './supportHoursText';

const t: Translate = (key, params) => `${key} ${params?.from} ${params?.until}`;

it.each([
  ['09:00–17:00 (JST)', 'support:hoursValue 09:00 17:00'],
  ['9:00-17:00', 'support:hoursValue 9:00 17:00'],
  ['Mon–Sat 09:00-17:00', 'Mon–Sat 09:00〜17:00'],
  ['09:00-11:30, 12:30-17:00', '09:00〜11:30, 12:30〜17:00'],
  ['', ''],
])('%s is shown as %s', (hours, shown) => {
  expect(supportHoursText(t, hours, 'jp')).toBe(shown);
});
