import { useMutation, useQueryClient } from '@tanstack/react-query';
import { loadedData, mapLoadable } from '../../lib/loadable';
import type { RequestOf } from '../contract/call';
import { type Notice, noticeDetail, noticeList, noticeMarkRead, noticeUnread } from '../contract/notices';
import { dataOf } from '../http';
import { showFailureToast } from '../showFailureToast';
import { queryKey, useCall } from './useCall';
import { usePages } from './usePages';

type NoticeLanguage = RequestOf<typeof noticeUnread>['language'];

/** The number of unread notices, and the notices that must be read before the next trade. */
export const useUnreadNotices = (language: NoticeLanguage, enabled = true) =>
  useCall(noticeUnread, { language }, { everyMs: 60_000, enabled });

/** The unread notices about the member's orders and positions, newest first: often enough to tell of them on any screen. */
export const usePositionNotices = (language: NoticeLanguage, enabled: boolean) =>
  mapLoadable(
    useCall(noticeUnread, { language }, { everyMs: 15_000, enabled }),
    ({ positions }) => positions ?? undefined,
  );

/**
 * The oldest notice that must be read before the next trade. Undefined while loading and after a failure: the server
 * does not enforce it, and a list that does not load must not block trading.
 *
 * @param enabled whether a trade waits for it; otherwise nothing is requested
 */
export function useMustRead(language: NoticeLanguage, enabled: boolean): Notice | undefined {
  const known = loadedData(useUnreadNotices(language, enabled));
  // The cache may hold the answer of another screen; it only matters for a trade.
  return enabled ? known?.mustRead[0] : undefined;
}

/** The member's notices, newest first, page after page. */
export const useNotices = (language: NoticeLanguage) => usePages(noticeList, { language }, ({ id }) => id);

/** One notice with its text as server HTML, not sanitised yet. */
export const useNotice = (language: NoticeLanguage, id: string) => useCall(noticeDetail, { language, id });

/** Marks one notice as read, or all when `id` is undefined. A failure is shown as a toast. */
export function useMarkRead(): { markRead: (id?: string) => void; busy: boolean } {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string | undefined) => dataOf(noticeMarkRead, { id }),
    onError: showFailureToast,
    onSettled: () =>
      Promise.all(
        [noticeUnread, noticeList, noticeDetail].map((call) =>
          queries.invalidateQueries({ queryKey: queryKey(call) }),
        ),
      ),
  });
  return { markRead: (id) => mutate(id), busy: isPending };
}
