import type { Translation } from '../../translation';
import type { notices as en } from '../en/notices';

export const notices: Translation<typeof en> = {
  unread: '未讀',
  mustRead: '必讀',
  kind: { house: '公告', personal: '帳戶通知' },
};
