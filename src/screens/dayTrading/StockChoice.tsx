import { type ChangeEvent, type SubmitEvent, useEffect, useState } from 'react';
import { useMostTraded, useStockSearch } from '../../api/queries/search';
import { Button } from '../../components/Button/Button';
import { Empty } from '../../components/Empty/Empty';
import { List } from '../../components/List/List';
import { ListRow } from '../../components/List/ListRow';
import { Section } from '../../components/Section/Section';
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows';
import { Stack } from '../../components/Stack/Stack';
import { TextField } from '../../components/TextField/TextField';
import { longestQuery, queryOf } from '../../domain/market/searchQuery';
import { stockWithCode } from '../../domain/market/stockWithCode';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { loadedData, mapLoadable } from '../../lib/loadable';
import { Load } from '../../widgets/Load/Load';

/** Chooses a stock: by code, by a search for its name, or from today's most traded. */
export function StockChoice({ onChoose }: { onChoose: (symbol: string) => void }) {
  const formats = useFormats();
  const t = useText('dayTrading');
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const search = useStockSearch(queryOf(query));
  const traded = useMostTraded();
  const result = loadedData(search);
  const isAnswered = result !== undefined && !result.former;
  const chosen = submitted && isAnswered ? stockWithCode(result.stocks, typed)?.symbol : undefined;
  useEffect(() => {
    if (chosen !== undefined) onChoose(chosen);
  }, [chosen, onChoose]);
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    setSubmitted(false);
    if (!(nativeEvent as InputEvent).isComposing) setQuery(target.value);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setQuery(typed);
    setSubmitted(true);
  };
  const isEmpty = queryOf(query) === '';
  const shown = isEmpty ? traded : mapLoadable(search, ({ stocks }) => stocks);
  const several = isAnswered && result.stocks.length > 0 && chosen === undefined;
  const error = isEmpty ? t('reasons:stockMissing') : several && t('order.chooseBelow');
  return (
    <>
      <Section>
        <form onSubmit={submit}>
          <Stack gap="m">
            <TextField
              label={t('order.code')}
              hint={t('order.stockHint')}
              error={(submitted && error) || undefined}
              type="search"
              enterKeyHint="go"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={longestQuery}
              value={typed}
              onChange={change}
              onCompositionEnd={({ currentTarget }) => setQuery(currentTarget.value)}
            />
            <Button type="submit" fullWidth>
              {t('order.useCode')}
            </Button>
          </Stack>
        </form>
      </Section>
      <Section title={t(isEmpty ? 'order.mostTraded' : 'order.found')} bleed>
        <Load from={shown} skeleton={<SkeletonRows count={6} />}>
          {(stocks) =>
            stocks.length === 0 ? (
              <Empty drawing="search" title={t('order.none')} />
            ) : (
              <List label={t('order.stock')}>
                {stocks.slice(0, 20).map((stock) => (
                  <ListRow
                    key={stock.symbol}
                    title={stock.name[language]}
                    subtitle={stock.code}
                    trailing={formats.price(stock.latestPrice)}
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
