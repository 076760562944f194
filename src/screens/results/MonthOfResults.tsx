import type { Result } from '../../api/contract/results';
import { useServerTime } from '../../api/useServerTime';
import { Disclosure } from '../../components/Disclosure/Disclosure';
import { Empty } from '../../components/Empty/Empty';
import { KeyFigure } from '../../components/KeyFigure/KeyFigure';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { List } from '../../components/List/List';
import { ListRow } from '../../components/List/ListRow';
import { Section } from '../../components/Section/Section';
import { Tabs } from '../../components/Tabs/Tabs';
import { exchangeDate } from '../../domain/market/tradingSession';
import {
  type ResultGroup,
  resultsByDay,
  resultsByProduct,
  resultsByStock,
  sumOfResults,
} from '../../domain/results/resultSums';
import type { ResultProduct } from '../../domain/results/resultsVocabulary';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { directionColor, directionOf } from '../../widgets/market/direction';
import { ResultCalendar } from '../../widgets/results/ResultCalendar/ResultCalendar';
import { ProfitLoss } from '../../widgets/trade/ProfitLoss/ProfitLoss';
import { ResultSheet } from './ResultSheet';
import { ResultsSheet } from './ResultsSheet';
import { SumsArithmetic } from './SumsArithmetic';
import { type ResultView, resultViews } from './useResultsAddress';

interface MonthOfResultsProps {
  results: readonly Result[];
  month: string;
  view: ResultView;
  open: string | null;
  result: string | null;
  change: (next: { view?: ResultView; open?: string | null; result?: string | null }) => void;
}

const groupsOf = {
  calendar: resultsByDay<Result>,
  stocks: resultsByStock<Result>,
  products: resultsByProduct<Result>,
} satisfies Record<ResultView, (results: readonly Result[]) => ResultGroup<Result>[]>;

/** The sums of a month, its days, stocks or products, and what is open of them. */
export function MonthOfResults({ results, month, view, open, result, change }: MonthOfResultsProps) {
  const t = useText('results');
  const formats = useFormats();
  const nameOf = useGroupName(view);
  const today = useServerTime(exchangeDate);
  const sums = sumOfResults(results);
  const groups = groupsOf[view](results);
  const opened = groups.find(({ key }) => key === open);
  const chosen = results.find(({ id }) => id === result);
  const close = () => change({ result: null });
  return (
    <>
      <Section>
        <KeyFigure
          label={t('total', { month: month.replace('-', '/') })}
          value={formats.signed(sums.result)}
          tone={directionColor[directionOf(sums.result)]}
          note={t('note')}
        />
        <KeyValue
          items={[
            { label: t('won', { results: sums.won.count }), value: formats.signed(sums.won.amount) },
            { label: t('lost', { results: sums.lost.count }), value: formats.signed(sums.lost.amount) },
            { label: t('fees'), value: formats.money(sums.fees) },
            { label: t('interest'), value: formats.money(sums.interest) },
          ]}
        />
        <Disclosure label={t('calculation')}>
          <SumsArithmetic sums={sums} />
        </Disclosure>
      </Section>
      <Tabs
        label={t('view')}
        items={resultViews.map((value) => ({ value, label: t(`views.${value}`) }))}
        value={view}
        onChange={(next) => change({ view: next, open: null, result: null })}
      >
        {view === 'calendar' && (
          <Section>
            <ResultCalendar
              month={month}
              today={today}
              days={groups.map(({ key, sums: { result: sum, count } }) => ({
                date: key,
                result: sum,
                count,
              }))}
              onOpen={(date) => change({ open: date })}
            />
          </Section>
        )}
        <Section bleed>
          {view !== 'calendar' && groups.length === 0 && <Empty drawing="records" title={t('noStocks')} />}
          <List>
            {groups.map((group) => (
              <ListRow
                key={group.key}
                title={nameOf(group)}
                subtitle={t('count', { results: group.sums.count })}
                trailing={<ProfitLoss amount={group.sums.result} />}
                onPress={() => change({ open: group.key })}
              />
            ))}
          </List>
        </Section>
      </Tabs>
      {opened && (
        <ResultsSheet
          title={nameOf(opened)}
          group={opened}
          open={chosen === undefined}
          onOpen={(id) => change({ result: id })}
          onClose={() => change({ open: null })}
        />
      )}
      {chosen && <ResultSheet key={chosen.id} result={chosen} onClose={close} />}
    </>
  );
}

/** Names a day, stock or product. */
function useGroupName(view: ResultView): (group: ResultGroup<Result>) => string {
  const formats = useFormats();
  const t = useText('results');
  const language = useLanguage();
  return ({ key, results: [first] }) => {
    if (view === 'calendar') return formats.day(key);
    if (view === 'products') return t(`product.${key as ResultProduct}`);
    return [first?.code, first?.name?.[language]].filter(Boolean).join(' ');
  };
}
