import styled from 'styled-components';
import { type CardFact, CardFacts } from '../../components/Card/CardFacts';
import { KeyFigure } from '../../components/KeyFigure/KeyFigure';
import type { PositionGroup } from '../../domain/vocabulary';
import { formatMoney } from '../../format/money';
import { useText } from '../../i18n/useText';
import { rem } from '../../theme/rem';
import { space } from '../../theme/tokens';
import { directionColor, directionOf } from '../direction';
import { markedAmount } from '../markedAmount';

export interface PositionSumsProps {
  /** Which tab they are the sums of. */
  group: PositionGroup;
  /** Amounts in yen. Margin is, for orders that wait, all that is frozen for them. */
  sums: { margin: string; marketValue: string; profitLoss: string };
}

const Sums = styled.div`
  display: grid;
  gap: ${rem(space.s)};
  padding: ${rem(0, space.l, space.s)};
`;

/** What the positions of a tab come to together: what they have brought, or what orders bind while they wait. */
export function PositionSums({ group, sums }: PositionSumsProps) {
  const t = useText('position');
  const unit = t('common:yen');
  const { margin, marketValue, profitLoss } = sums;
  if (group === 'placing') {
    return (
      <Sums>
        <KeyFigure label={t('sums.frozen')} value={formatMoney(margin)} unit={unit} />
      </Sums>
    );
  }
  const facts: CardFact[] = [
    { label: t('sums.value'), value: formatMoney(marketValue) },
    { label: t('sums.margin'), value: formatMoney(margin) },
  ];
  return (
    <Sums>
      <KeyFigure
        label={group === 'inProgress' ? t('sums.profit') : t('sums.realised')}
        value={markedAmount(profitLoss)}
        unit={unit}
        tone={directionColor[directionOf(profitLoss)]}
      />
      {group === 'inProgress' && <CardFacts facts={facts} />}
    </Sums>
  );
}
