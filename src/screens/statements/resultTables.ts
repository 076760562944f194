import type { Result } from '../../api/contract/results';
import {
  type ResultGroup,
  type ResultSums,
  resultsByProduct,
  resultsByStock,
  sumOfResults,
} from '../../domain/results/resultSums';
import type { Formats } from '../../i18n/formats';
import type { Language } from '../../i18n/language';
import type { Text } from '../../i18n/text';
import type { PaperTable } from '../../widgets/statements/StatementPaper/paperPages';

/** Results added up, by product and by stock, and each of them, the earliest first, as tables on paper. In yen. */
export function resultTables(
  t: Text<'statements'>,
  language: Language,
  formats: Formats,
  results: readonly Result[],
): PaperTable[] {
  const all = sumOfResults(results);
  const sums = (['gross', 'fees', 'interest', 'result'] as const).map((part) => ({
    column: { title: t(`results:${part}`), figures: true },
    of: (of: ResultSums | Result) => formats.money(of[part]),
  }));
  const grouped = (title: string, groups: ResultGroup<Result>[], nameOf: (first: Result) => string) => ({
    title,
    columns: [
      { title: t('fundRecords:detail.productName'), wraps: true },
      { title: t('number'), figures: true },
      ...sums.map(({ column }) => column),
    ],
    rows: groups.map(({ results: [first], sums: total }) => [
      first ? nameOf(first) : '',
      formats.number(total.count),
      ...sums.map(({ of }) => of(total)),
    ]),
  });
  const stockName = ({ code, name }: Result) => [code, name?.[language]].filter(Boolean).join(' ');
  return [
    {
      title: t('totals.title'),
      columns: [
        { title: t('results:won', { results: all.won.count }), figures: true },
        { title: t('results:lost', { results: all.lost.count }), figures: true },
        ...sums.map(({ column }) => column),
      ],
      rows: [
        [formats.money(all.won.amount), formats.money(all.lost.amount), ...sums.map(({ of }) => of(all))],
      ],
    },
    grouped(t('byProduct'), resultsByProduct(results), ({ product }) => t(`results:product.${product}`)),
    grouped(t('byStock'), resultsByStock(results), stockName),
    {
      title: t('each'),
      columns: [
        { title: t('results:time') },
        { title: t('results:what'), wraps: true },
        { title: t('fundRecords:detail.productName'), wraps: true },
        { title: t('trade:detail.quantity'), figures: true },
        { title: t('prices'), figures: true },
        ...sums.map(({ column }) => column),
      ],
      rows: results
        .toReversed()
        .map((each) => [
          formats.dateTime(each.at),
          t(`results:type.${each.type}`),
          stockName(each),
          each.closing ? formats.number(each.closing.quantity) : '',
          each.closing
            ? `${formats.price(each.closing.buyPrice)} → ${formats.price(each.closing.sellPrice)}`
            : '',
          ...sums.map(({ of }) => of(each)),
        ]),
    },
  ];
}
