import type { RefusalCase } from '../refusalCase';
import { markRead } from './markRead';
import { noticeWithText } from './noticeViews';

export const noticesRefusalCases: RefusalCase[] = [
  [
    'viewing an unknown notice',
    'parameterError',
    (setup) => noticeWithText(setup.open('10:00'), setup.member, { language: 'en', id: 'none' }),
  ],
  [
    'marking an unknown notice as read',
    'parameterError',
    (setup) => markRead(setup.open('10:00'), setup.member, '__proto__'),
  ],
];
