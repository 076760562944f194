import Bell from 'lucide-react/icons/bell';
import { useUnreadNotices } from '../../api/queries/notices';
import { IconLink } from '../../components/IconLink/IconLink';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { noticesHref } from '../hrefs';
import { useOffered } from '../offered';

/** Link to the notices, with the number of unread ones. */
export function NoticesLink() {
  const t = useText('home');
  const offered = useOffered();
  const unread = loadedData(useUnreadNotices(useLanguage()))?.unreadCount ?? 0;
  if (!offered(noticesHref)) return null;
  const label = unread > 0 ? t('noticesUnread', { unread }) : t('notices');
  return <IconLink href={noticesHref} label={label} glyph={Bell} count={unread} />;
}
