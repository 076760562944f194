'use client';
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
  /** The loaded pages, and how to load more. */
  pages: Pages<Item>;
  /** Returns a stable unique key for an item. */
  keyOf: (item: Item) => string;
  /** Use `rows` for dense figures, `cards` for objects with several facts. */
  look?: EndlessListProps<Item>['look'];
  /** Shown when there are no items: an `Empty`. */
  empty: ReactNode;
  /** Renders the content of a row. */
  children: (item: Item) => ReactElement;
}

/** A list that loads page by page. Loads more near its end, and shows failures and the end of the list. */
export function PagedList<Item>({ pages, empty, look = 'rows', ...list }: PagedListProps<Item>) {
  const t = useText('common');
  const { items, next, onMore } = pages;
  if (items.length === 0 && next.step === 'end') return empty;
  return <EndlessList {...list} look={look} items={items} end={endOf(next, t, onMore)} onMore={onMore} />;
}

function endOf(next: PagesStep, t: Text<'common'>, onMore: () => void): EndlessState {
  if (next.step === 'end') return { state: 'end', label: t('endOfList') };
  if (next.step !== 'failed') return { state: next.step };
  return { state: 'failed', notice: <LoadFailed failure={next.failure} retry={onMore} /> };
}
