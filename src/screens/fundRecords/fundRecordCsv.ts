import type { FundRecord } from '../../api/contract/fundRecords';
import type { Formats } from '../../i18n/formats';
import type { Language } from '../../i18n/language';
import type { Text } from '../../i18n/text';
import { type CsvCell, toCsv } from '../../lib/csv';
import { headLine, type StatementHead } from '../statements/statementHead';

/** Version of the columns, which the first line names. Version 1 had no such line. A new column gets a new version. */
const version = 2;

/**
 * Returns fund records as CSV: a line of what it holds, then all fields, amounts as plain decimals, order numbers and codes as
 * text.
 */
export function fundRecordCsv(
  t: Text<'fundRecords'>,
  language: Language,
  records: readonly FundRecord[],
  formats: Formats,
  head: StatementHead,
): string {
  const columns: [name: string, of: (record: FundRecord) => CsvCell | null | undefined][] = [
    [t('detail.time'), ({ at }) => formats.dateTime(at)],
    [t('detail.kind'), ({ kind }) => t(`kind.${kind}`)],
    [t('detail.type'), ({ type }) => t(`type.${type}`)],
    [t('detail.currency'), ({ currency }) => currency],
    [t('detail.amount'), ({ amount }) => amount],
    [t('detail.balanceAfter'), ({ balanceAfter }) => balanceAfter],
    [t('detail.status'), ({ status }) => t(`status.${status}`)],
    [t('detail.orderNumber'), ({ orderNumber }) => asText(orderNumber)],
    [t('detail.stockCode'), ({ stockCode }) => asText(stockCode)],
    [t('detail.productName'), ({ productName }) => productName?.[language]],
    [t('detail.issuer'), ({ issuer }) => issuer?.[language]],
    [t('detail.remark'), ({ remark }) => remark?.[language]],
  ];
  const lines = records.map((record) => columns.map(([, of]) => of(record) ?? ''));
  const first = headLine(t, formats, head, { version, count: columns.length });
  return toCsv([first, columns.map(([name]) => name), ...lines]);
}

const asText = (text: string | null | undefined) => (text == null ? text : { text });
