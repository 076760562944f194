import type { Translation } from '../../translation';
import type { notices as en } from '../en/notices';

export const notices: Translation<typeof en> = {
  unread: '未読',
  mustRead: '必読',
  kind: { house: 'お知らせ', personal: 'お客様の口座について' },
};
