'use client';
import type { LockUpProduct } from '../../../api/contract/lockUp';
import type { CardFact } from '../../../components/Card/CardFacts';
import type { Formats } from '../../../i18n/formats';
import type { Text } from '../../../i18n/text';
import { asPercent } from '../../asPercent';
import { ProfitRate } from '../../trade/ProfitRate/ProfitRate';

/** Decimals of the percentages: a day's income is a few thousandths. */
const [ofDay, ofTerm] = [3, 2];

/** Returns the four figures of a product: each projected income with the worst past result (decision 15). */
export function lockUpFigures(
  t: Text<'products'>,
  { dailyIncome, totalIncome }: Pick<LockUpProduct, 'dailyIncome' | 'totalIncome'>,
  formats: Formats,
): CardFact[] {
  const projected = (income: Pick<typeof totalIncome, 'projectedLow' | 'projectedHigh'>, decimals: number) =>
    t('range', {
      low: asPercent(income.projectedLow, formats, decimals),
      high: asPercent(income.projectedHigh, formats, decimals),
    });
  return [
    { label: t('lockUp.projectedDaily'), value: projected(dailyIncome, ofDay) },
    { label: t('lockUp.worstDay'), value: <ProfitRate rate={dailyIncome.worst} decimals={ofDay} /> },
    { label: t('lockUp.projectedTotal'), value: projected(totalIncome, ofTerm) },
    { label: t('lockUp.worstTerm'), value: <ProfitRate rate={totalIncome.worst} decimals={ofTerm} /> },
  ];
}
