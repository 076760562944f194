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
  sortBy: (sort: WatchlistSort, descending: boolean) => void;
  changeForm: ChangeForm;
  setChangeForm: (form: ChangeForm) => void;
}

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
    sortBy: (next, turned) => {
      setDirection(turned ? 'descending' : 'ascending');
      setSort(next);
    },
    changeForm: changeForm ?? changeForms[0],
    setChangeForm,
  };
}
