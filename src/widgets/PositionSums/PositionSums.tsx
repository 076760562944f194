import styled from 'styled-components';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { add } from '../../domain/decimal';
import { formatMoney } from '../../format/money';
import { useText } from '../../i18n/useText';
import { rem } from '../../theme/rem';
import { space } from '../../theme/tokens';
import { ProfitLoss } from '../ProfitLoss/ProfitLoss';

export interface PositionSumsProps {
  /** Amounts as decimal strings in yen. */
  positions: readonly { profitLoss: string; originalMargin: string; addedMargin: string }[];
}

const Sums = styled.div`
  padding: ${rem(0, space.l, space.m)};
`;

/** What the positions together have brought, and the margin they bind. */
export function PositionSums({ positions }: PositionSumsProps) {
  const t = useText('trade');
  const profit = add(...positions.map((position) => position.profitLoss));
  const margin = add(
    ...positions.flatMap(({ originalMargin, addedMargin }) => [originalMargin, addedMargin]),
  );
  return (
    <Sums>
      <KeyValue
        items={[
          { label: t('positions.profitSum'), value: <ProfitLoss amount={profit} />, emphasised: true },
          { label: t('positions.marginSum'), value: formatMoney(margin) },
        ]}
      />
    </Sums>
  );
}
