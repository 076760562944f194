import { Tabs } from '../../components/Tabs/Tabs';
import type { WatchlistGroup } from '../../domain/watchlist/watchlistGroups';
import { useText } from '../../i18n/useText';

/** No id of a group: an id has no blanks around it. */
const all = ' all';

interface GroupTabsProps {
  groups: readonly WatchlistGroup[];
  /** The group shown; undefined for all stocks. */
  group: WatchlistGroup | undefined;
  /** Called with the id of a group, or null for all stocks. */
  onGroup: (id: string | null) => void;
}

/** Narrows the watchlist to one of its groups, all of which are in sight. */
export function GroupTabs({ groups, group, onGroup }: GroupTabsProps) {
  const t = useText('watchlist');
  return (
    <Tabs
      label={t('groups.title')}
      items={[{ id: all, name: t('groups.all') }, ...groups].map(({ id, name }) => ({
        value: id,
        label: name,
      }))}
      value={group?.id ?? all}
      onChange={(id) => onGroup(id === all ? null : id)}
    />
  );
}
