import type { Provocation } from '../provocation';
import { markRead } from './markRead';
import { noticeWithText } from './noticeViews';

export const noticesProvocations: Provocation[] = [
  [
    'a notice that is not there',
    'parameterError',
    (set) => noticeWithText(set.open('10:00'), set.member, { language: 'en', id: 'none' }),
  ],
  [
    'marking a notice as read that is not there',
    'parameterError',
    (set) => markRead(set.open('10:00'), set.member, '__proto__'),
  ],
];
