import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { PositionNotice } from '../api/contract/notices';
import { usePositionNotices } from '../api/queries/notices';
import { useToasts } from '../components/Toast/useToasts';
import { useLanguage } from '../i18n/useLanguage';
import { useText } from '../i18n/useText';
import { loadedData } from '../lib/loadable';
import { noticesHref, positionHref } from '../screens/hrefs';
import { takeUntold } from '../session/toldNotices';
import { useSession } from '../session/useSession';

/**
 * Tells on any screen of an order or a position that changed without the member: a toast that leads to it. Each is told
 * once on this device, in one tab. The page of the position tells of it itself. Its notice stays unread.
 */
export function PositionNews() {
  const t = useText('common');
  const toasts = useToasts();
  const queries = useQueryClient();
  const { pathname, search } = useLocation();
  const account = useSession()?.account;
  const notices = loadedData(usePositionNotices(useLanguage(), account !== undefined));
  const tell = useEffectEvent((received: readonly PositionNotice[]) => {
    if (account === undefined) return;
    const untold = new Set(
      takeUntold(
        account,
        received.map(({ id }) => id),
      ),
    );
    if (untold.size === 0) return;
    // Lists and balances on the screen are from before it.
    void queries.invalidateQueries();
    const news = received.filter(
      ({ id, positionId }) => untold.has(id) && positionHref(positionId) !== `#${pathname}${search}`,
    );
    const [first, ...others] = news;
    if (!first) return;
    const label = t('positionNews.view');
    if (others.length > 0)
      toasts.show(t('positionNews.several', { n: news.length }), 'neutral', { href: noticesHref, label });
    else
      toasts.show(t('positionNews.one', { title: first.title, stock: first.stock }), 'neutral', {
        href: positionHref(first.positionId),
        label,
      });
  });
  useEffect(() => {
    if (notices) tell(notices);
  }, [notices]);
  return null;
}
