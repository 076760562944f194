import type { RequestOf } from '../contract/call';
import { noticeUnread } from '../contract/notices';
import { useCall } from './useCall';

/** How many notices are unread, and those that are to be read before the next trade. */
export const useUnreadNotices = (language: RequestOf<typeof noticeUnread>['language']) =>
  useCall(noticeUnread, { language }, { everyMs: 60_000 });
