import type { FundRecord } from '../../api/contract/fundRecords';
import { fundTotals } from '../../domain/fundRecords/fundTotals';
import type { Formats } from '../../i18n/formats';
import type { Language } from '../../i18n/language';
import type { Text } from '../../i18n/text';
import { currencyAmount, currencyFigure } from '../../widgets/currencyExchange/currencyText';
import type { PaperTable } from '../../widgets/statements/StatementPaper/paperPages';

/** The totals of fund records by currency, and all of them, the earliest first, as tables on paper. */
export function fundTables(
  t: Text<'statements'>,
  language: Language,
  formats: Formats,
  records: readonly FundRecord[],
): PaperTable[] {
  const totals = fundTotals(records);
  const parts = ['opening', 'added', 'taken', 'closing'] as const;
  return [
    {
      title: t('totals.title'),
      columns: [
        { title: t('fundRecords:detail.currency') },
        ...parts.map((part) => ({ title: t(`totals.${part}`), figures: true })),
      ],
      rows: totals.map((total) => [
        total.currency,
        ...parts.map((part) => currencyFigure(total[part], total.currency, formats)),
      ]),
    },
    {
      title: t('fundRecords:records.title'),
      columns: [
        { title: t('fundRecords:detail.time') },
        { title: t('fundRecords:detail.type'), wraps: true },
        { title: t('fundRecords:detail.productName'), wraps: true },
        { title: t('fundRecords:detail.orderNumber') },
        { title: t('fundRecords:detail.amount'), figures: true },
        { title: t('fundRecords:detail.balanceAfter'), figures: true },
      ],
      rows: records
        .toReversed()
        .map(({ at, type, productName, orderNumber, amount, balanceAfter, currency }) => [
          formats.dateTime(at),
          t(`fundRecords:type.${type}`),
          productName?.[language] ?? '',
          orderNumber ?? '',
          currencyFigure(amount, currency, formats, { plus: true }),
          currencyAmount(balanceAfter, currency, formats),
        ]),
    },
  ];
}
