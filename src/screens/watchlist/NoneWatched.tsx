import { Button } from '../../components/Button/Button';
import { Empty } from '../../components/Empty/Empty';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import type { WatchlistGroup } from '../../domain/watchlist/watchlistGroups';
import { useText } from '../../i18n/useText';
import { searchHref } from '../hrefs';

interface NoneWatchedProps {
  /** Whether the whole watchlist is empty. */
  isEmpty: boolean;
  /** The group shown, if any. */
  group: WatchlistGroup | undefined;
  /** Shows the stocks of all groups. */
  onAll: () => void;
}

/** Why no stock is shown, and what to do. */
export function NoneWatched({ isEmpty, group, onAll }: NoneWatchedProps) {
  const t = useText('watchlist');
  if (group && !isEmpty) {
    return (
      <Empty
        title={t('groups.empty', { name: group.name })}
        action={
          <Button kind="quiet" onClick={onAll}>
            {t('groups.showAll')}
          </Button>
        }
      >
        {t('groups.emptyHint')}
      </Empty>
    );
  }
  return (
    <Empty
      title={isEmpty ? t('empty.title') : t('empty.exchange')}
      action={<LinkButton href={searchHref}>{t('empty.find')}</LinkButton>}
    >
      {t('empty.hint')}
    </Empty>
  );
}
