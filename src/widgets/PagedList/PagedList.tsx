import type { ReactElement, ReactNode } from 'react';
import {
  EndlessList,
  type EndlessListProps,
  type EndlessState,
} from '../../components/EndlessList/EndlessList';
import type { Text } from '../../i18n/text';
import { useText } from '../../i18n/useText';
import type { Pages, PagesStep } from '../../lib/pages';
import { LoadFailed } from '../Load/Load';

export interface PagedListProps<Item> {
  /** Name of the list for screen readers. */
  label: string;
  pages: Pages<Item>;
  keyOf: (item: Item) => string;
  look?: EndlessListProps<Item>['look'];
  /** What stands there when there is no item at all: an `Empty`. */
  empty: ReactNode;
  /** Draws what stands in a row. */
  children: (item: Item) => ReactElement;
}

/** A list that is read page after page: it asks for more as its end comes near, says where it failed and where it ends. */
export function PagedList<Item>({ pages, empty, look = 'rows', ...list }: PagedListProps<Item>) {
  const t = useText('common');
  const { items, next, onMore } = pages;
  if (items.length === 0 && next.step === 'end') return empty;
  return <EndlessList {...list} look={look} items={items} end={endOf(next, t, onMore)} onMore={onMore} />;
}

function endOf(next: PagesStep, t: Text<'common'>, onMore: () => void): EndlessState {
  if (next.step === 'end') return { state: 'end', label: t('thatIsAll') };
  if (next.step !== 'failed') return { state: next.step };
  return { state: 'failed', notice: <LoadFailed failure={next.failure} retry={onMore} /> };
}
