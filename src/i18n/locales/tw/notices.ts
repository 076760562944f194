import type { Translation } from '../../translation';
import type { notices as en } from '../en/notices';

export const notices: Translation<typeof en> = {
  title: '公告',
  one: '公告',
  all: '所有公告',
  readAll: '全部已讀',
  haveRead: '我已閱讀',
  confirmed: {
    title: '已標示為已讀',
    next: '下次交易前，也請閱讀「{{title}}」。',
    toNext: '閱讀下一則',
  },
  empty: '目前沒有公告。',
  notFound: '此公告已不存在。',
  orderNumber: '單號 {{number}}',
  /** What is to be read before the next trade. */
  first: {
    title: '請先閱讀',
    body: '下次交易前，請先閱讀「{{title}}」。',
    open: '立即閱讀',
    reason: '請先閱讀「{{title}}」。',
  },
  unread: '未讀',
  mustRead: '必讀',
  kind: { house: '公告', personal: '帳戶通知' },
};
