import type { RefusalCase } from '../refusalCase';
import { markRead } from './markRead';
import { noticeWithText } from './noticeViews';

export const noticesRefusalCases: RefusalCase[] = [
  [
    'a notice that is not there',
    'parameterError',
    (setup) => noticeWithText(setup.open('10:00'), setup.member, { language: 'en', id: 'none' }),
  ],
  [
    'marking a notice as read that is not there',
    'parameterError',
    (setup) => markRead(setup.open('10:00'), setup.member, '__proto__'),
  ],
];
