import { useState } from 'react';
import { useMostTraded, useStockSearch } from '../../../api/queries/search';
import { Empty } from '../../../components/Empty/Empty';
import { List } from '../../../components/List/List';
import { ListRow } from '../../../components/List/ListRow';
import { SearchField } from '../../../components/SearchField/SearchField';
import { Section } from '../../../components/Section/Section';
import { SkeletonRows } from '../../../components/Skeleton/SkeletonRows';
import { longestQuery } from '../../../domain/searchQuery';
import { formatPrice } from '../../../format/price';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { mapLoadable } from '../../../lib/loadable';
import { Load } from '../../../widgets/Load/Load';

/** Which stock is traded: found by its code or name, or chosen among the most traded of the day. */
export function StockChoice({ onChoose }: { onChoose: (symbol: string) => void }) {
  const t = useText('dayTrade');
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  const found = mapLoadable(useStockSearch(query), ({ stocks }) => stocks);
  const traded = useMostTraded();
  const shown = query.trim() === '' ? traded : found;
  return (
    <>
      <Section>
        <SearchField
          label={t('order.stock')}
          placeholder={t('order.stockHint')}
          clearLabel={t('search:clear')}
          maxLength={longestQuery}
          value={typed}
          onChange={(value, composing) => {
            setTyped(value);
            if (!composing) setQuery(value);
          }}
          onSubmit={() => setQuery(typed)}
        />
      </Section>
      <Section title={query.trim() === '' ? t('order.mostTraded') : t('order.found')} bleed>
        <Load from={shown} skeleton={<SkeletonRows count={6} />}>
          {(stocks) =>
            stocks.length === 0 ? (
              <Empty title={t('order.none')} />
            ) : (
              <List label={t('order.stock')}>
                {stocks.slice(0, 20).map((stock) => (
                  <ListRow
                    key={stock.symbol}
                    title={stock.name[language]}
                    subtitle={stock.code}
                    trailing={formatPrice(stock.latestPrice)}
                    onPress={() => onChoose(stock.symbol)}
                  />
                ))}
              </List>
            )
          }
        </Load>
      </Section>
    </>
  );
}
