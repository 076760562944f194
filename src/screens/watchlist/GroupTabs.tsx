import { styled } from 'styled-components';
import { Tabs } from '../../components/Tabs/Tabs';
import type { WatchlistGroup } from '../../domain/watchlist/watchlistGroups';
import { useText } from '../../i18n/useText';

/** No id of a group: an id has no blanks around it. */
const all = ' all';

interface GroupTabsProps {
  groups: readonly WatchlistGroup[];
  /** Id of the group whose stocks are shown; null for all stocks. */
  value: string | null;
  onChange: (id: string | null) => void;
}

/** Narrows the watchlist to one group. Renders nothing without groups. */
export function GroupTabs({ groups, value, onChange }: GroupTabsProps) {
  const t = useText('watchlist');
  if (groups.length === 0) return null;
  return (
    <Place>
      <Tabs
        label={t('groups.title')}
        items={[{ id: all, name: t('groups.all') }, ...groups].map(({ id, name }) => ({
          value: id,
          label: name,
        }))}
        value={value ?? all}
        onChange={(id) => onChange(id === all ? null : id)}
      />
    </Place>
  );
}

const Place = styled.div`
  white-space: nowrap;
`;
