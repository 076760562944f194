import {
  type ChangeForm,
  changeForms,
  type WatchlistSort,
  watchlistSorts,
} from '../../domain/watchlist/watchlistOrder';
import { storedChoice } from '../../session/storedChoice';
import { useStoredChoice } from '../../session/useStoredChoice';

/** The member's view of the watchlist, stored on the device. */
export interface WatchlistView {
  sort: WatchlistSort;
  descending: boolean;
  /** Sorts by this key. The current key reverses the list. */
  sortBy: (sort: WatchlistSort) => void;
  changeForm: ChangeForm;
  setChangeForm: (form: ChangeForm) => void;
}

/** Figures are sorted from the highest by default; codes and names alphabetically. */
const figures: ReadonlySet<WatchlistSort> = new Set(['price', 'change']);

const storedSort = storedChoice<WatchlistSort>('watchlistSort', watchlistSorts);
const storedDirection = storedChoice('watchlistDirection', ['ascending', 'descending']);
const storedChangeForm = storedChoice<ChangeForm>('changeForm', changeForms);

/** The stored view of the watchlist, and its setters. */
export function useWatchlistView(): WatchlistView {
  const [sort, setSort] = useStoredChoice(storedSort);
  const [direction, setDirection] = useStoredChoice(storedDirection);
  const [changeForm, setChangeForm] = useStoredChoice(storedChangeForm);
  const descending = direction === 'descending';
  return {
    sort: sort ?? watchlistSorts[0],
    descending,
    sortBy: (next) => {
      const turned = next === sort ? !descending : figures.has(next);
      setDirection(turned ? 'descending' : 'ascending');
      setSort(next);
    },
    changeForm: changeForm ?? changeForms[0],
    setChangeForm,
  };
}
