'use client';
import { styled } from 'styled-components';
import { Gauge } from '../../../components/Gauge/Gauge';
import { KeyValue } from '../../../components/KeyValue/KeyValue';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';

export interface CreditGaugeProps {
  /** Score from 0 to `highest`. */
  score: number;
  /** Maximum score. */
  highest: number;
  /** Minimum score to withdraw (specification 6). Marked on the scale. */
  withdrawalScore: number;
  /** Minimum score to borrow. */
  loanScore: number;
}

/** The credit score: what it allows, what it does not, and how to raise it. */
export function CreditGauge({ score, highest, withdrawalScore, loanScore }: CreditGaugeProps) {
  const t = useText('loans');
  const verdict = (needed: number) =>
    score >= needed ? t('credit.allowed') : t('credit.notYet', { score: needed });
  const withdrawals = { label: t('credit.withdrawals'), value: verdict(withdrawalScore) };
  const loans = { label: t('credit.loans'), value: verdict(loanScore) };
  const reading = t('credit.reading', { score, highest });
  const text = [withdrawals, loans].map(({ label, value }) => `${label}: ${value}`);
  return (
    <div>
      <Gauge
        label={t('credit.score')}
        value={score}
        max={highest}
        threshold={withdrawalScore}
        valueText={[reading, ...text].join(', ')}
      />
      <Verdicts>
        <KeyValue items={[withdrawals, loans]} />
      </Verdicts>
      {score < Math.max(withdrawalScore, loanScore) && <Note>{t('credit.raise')}</Note>}
    </div>
  );
}

const Verdicts = styled.div`
  margin-top: ${units(space.xs)};
`;

const Note = styled.p`
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
`;
