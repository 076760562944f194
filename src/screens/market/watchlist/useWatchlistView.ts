import {
  type ChangeForm,
  changeForms,
  type WatchlistSort,
  watchlistSorts,
} from '../../../domain/watchlistOrder';
import { useStoredChoice } from '../../../session/useStoredChoice';

/** How the member looks at the watchlist; the device keeps it. */
export interface WatchlistView {
  sort: WatchlistSort;
  descending: boolean;
  /** Sorts by this, or turns the list around that is sorted by it already. */
  sortBy: (sort: WatchlistSort) => void;
  changeForm: ChangeForm;
  setChangeForm: (form: ChangeForm) => void;
}

/** Of figures the greatest come first; codes and names are read from their beginning. */
const figures: ReadonlySet<WatchlistSort> = new Set(['price', 'change']);

/** What the device remembers of how the member looks at the watchlist. */
export function useWatchlistView(): WatchlistView {
  const [sort, setSort] = useStoredChoice<WatchlistSort>('watchlistSort', watchlistSorts);
  const [direction, setDirection] = useStoredChoice('watchlistDirection', ['ascending', 'descending']);
  const [changeForm, setChangeForm] = useStoredChoice<ChangeForm>('changeForm', changeForms);
  const descending = direction === 'descending';
  return {
    sort,
    descending,
    sortBy: (next) => {
      const turned = next === sort ? !descending : figures.has(next);
      setDirection(turned ? 'descending' : 'ascending');
      setSort(next);
    },
    changeForm,
    setChangeForm,
  };
}
