import type { Translation } from '../../translation';
import type { notices as en } from '../en/notices';

export const notices: Translation<typeof en> = {
  title: 'お知らせ',
  one: 'お知らせ',
  all: 'すべてのお知らせ',
  readAll: 'すべて既読',
  haveRead: '読みました',
  confirmed: {
    title: '既読にしました',
    next: '次の取引の前に「{{title}}」もお読みください。',
    toNext: '次のお知らせを読む',
  },
  empty: 'お知らせはまだありません。',
  notFound: 'このお知らせは見つかりません。',
  orderNumber: '受付番号 {{number}}',
  /** What is to be read before the next trade. */
  first: {
    title: '先にお読みください',
    body: '次の取引の前に「{{title}}」をお読みください。',
    open: '今すぐ読む',
    reason: '先に「{{title}}」をお読みください。',
  },
  unread: '未読',
  mustRead: '必読',
  kind: { house: 'お知らせ', personal: 'お客様の口座について' },
};
