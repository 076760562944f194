import { useMutation, useQueryClient } from '@tanstack/react-query';
import { loadedData } from '../../lib/loadable';
import type { RequestOf } from '../contract/call';
import { type Notice, noticeDetail, noticeList, noticeMarkRead, noticeUnread } from '../contract/notices';
import { callServer } from '../http';
import { showFailureToast } from '../showFailureToast';
import { queryKey, useCall } from './useCall';
import { usePages } from './usePages';

type NoticeLanguage = RequestOf<typeof noticeUnread>['language'];

/** How many notices are unread, and those that are to be read before the next trade. */
export const useUnreadNotices = (language: NoticeLanguage, enabled = true) =>
  useCall(noticeUnread, { language }, { everyMs: 60_000, enabled });

/**
 * The oldest notice that is to be read before the next trade. None while it is not known: the server enforces nothing,
 * and nobody is kept from trading by a list that does not load.
 *
 * @param enabled whether it is asked for: it is a trade that waits for it
 */
export function useMustRead(language: NoticeLanguage, enabled: boolean): Notice | undefined {
  const known = loadedData(useUnreadNotices(language, enabled));
  // What another screen has asked for is known here as well, and keeps a trade back alone.
  return enabled ? known?.mustRead[0] : undefined;
}

/** The member's notices, newest first, page after page. */
export const useNotices = (language: NoticeLanguage) => usePages(noticeList, { language }, ({ id }) => id);

/** One notice with its text as server HTML, not sanitised yet. */
export const useNotice = (language: NoticeLanguage, id: string) => useCall(noticeDetail, { language, id });

/** Marks a notice as read, or all of them when told none. Says why when it does not come through. */
export function useMarkRead(): { markRead: (id?: string) => void; busy: boolean } {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string | undefined) => callServer(noticeMarkRead, { id }),
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
