import type { Result } from '../../api/contract/results';
import type { Formats } from '../../i18n/formats';
import type { Language } from '../../i18n/language';
import type { Text } from '../../i18n/text';
import { type CsvCell, toCsv } from '../../lib/csv';
import { headLine, type StatementHead } from './statementHead';

/** Version of the columns, which the first line names. A new column gets a new version. */
const version = 1;

/** Returns results as CSV: a line of what it holds, then all fields, amounts as plain decimals, codes and ids as text. */
export function resultCsv(
  t: Text<'results'>,
  language: Language,
  results: readonly Result[],
  formats: Formats,
  head: StatementHead,
): string {
  const columns: [name: string, of: (result: Result) => CsvCell | null | undefined][] = [
    [t('time'), ({ at }) => formats.dateTime(at)],
    [t('productLabel'), ({ product }) => t(`product.${product}`)],
    [t('what'), ({ type }) => t(`type.${type}`)],
    [t('fundRecords:detail.stockCode'), ({ code }) => asText(code)],
    [t('fundRecords:detail.productName'), ({ name }) => name?.[language]],
    [t('issuer'), ({ issuer }) => issuer?.[language]],
    [t('trade:detail.buyType'), ({ closing }) => closing && t(`trade:side.${closing.side}`)],
    [t('trade:detail.quantity'), ({ closing }) => closing && String(closing.quantity)],
    [t('trade:detail.buyPrice'), ({ closing }) => closing?.buyPrice],
    [t('trade:detail.sellPrice'), ({ closing }) => closing?.sellPrice],
    [t('gross'), ({ gross }) => gross],
    [t('fees'), ({ fees }) => fees],
    [t('interest'), ({ interest }) => interest],
    [t('trade:calculation.borne'), ({ lossBorne }) => lossBorne],
    [t('result'), ({ result }) => result],
    [t('statements:record'), ({ recordId }) => asText(recordId)],
  ];
  const lines = results.map((result) => columns.map(([, of]) => of(result) ?? ''));
  const first = headLine(t, formats, head, { version, count: columns.length });
  return toCsv([first, columns.map(([name]) => name), ...lines]);
}

const asText = (text: string | null | undefined) => (text == null ? text : { text });
