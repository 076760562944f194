'use client';
import { styled } from 'styled-components';
import type { Position } from '../../../api/contract/position';
import { KeyFigure } from '../../../components/KeyFigure/KeyFigure';
import { inLanguage } from '../../../i18n/inLanguage';
import { useFormats } from '../../../i18n/useFormats';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, fontWeight, lineHeight, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { directionColor, directionOf } from '../../market/direction';
import { PositionStatus } from '../PositionCard/PositionStatus';
import { ResultFacts } from '../PositionCard/ResultFacts';
import { SideMark } from '../SideMark/SideMark';

export interface PositionHeadProps {
  /** The position or order. */
  position: Position;
  /** Use for an open position: what it has gained or lost today, before fees, in yen. */
  today?: string | undefined;
}

const Surface = styled.div`
  display: grid;
  gap: ${units(space.m)};
  padding: ${units(space.l)};
  background: ${color('surface')};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${units(space.xs, space.s)};
`;

const Name = styled.h2`
  font-size: ${textSize('title')};
  font-weight: ${fontWeight.bold};
  line-height: ${lineHeight.tight};
`;

/**
 * The head of a position's screen: what it is and its result. A pending order shows what it freezes, a cancelled one
 * its limit.
 */
export function PositionHead({ position, today }: PositionHeadProps) {
  const formats = useFormats();
  const t = useText('trade');
  const language = useLanguage();
  return (
    <Surface>
      <Row>
        <Name>{`${inLanguage(position.name, language)} ${position.code}`}</Name>
        <PositionStatus position={position} />
      </Row>
      <Result position={position} />
      {position.buyPrice != null && <ResultFacts position={position} today={today} />}
      <Row>
        <SideMark side={position.side} leverage={position.leverage} />
        <span>{`${t('detail.latestPrice')} ${formats.price(position.latestPrice)}`}</span>
      </Row>
    </Surface>
  );
}

function Result({ position }: Pick<PositionHeadProps, 'position'>) {
  const formats = useFormats();
  const t = useText('trade');
  const unit = t('common:yen');
  if (position.status === 'cancelled' && position.limitPrice != null) {
    return (
      <KeyFigure label={t('detail.limitPrice')} value={formats.price(position.limitPrice)} unit={unit} />
    );
  }
  if (position.buyPrice == null) {
    return <KeyFigure label={t('cost.margin')} value={formats.money(position.originalMargin)} unit={unit} />;
  }
  const label = position.status === 'closed' ? t('detail.profitRealised') : t('detail.profitUnrealised');
  return (
    <KeyFigure
      label={label}
      value={formats.signed(position.profitLoss)}
      unit={unit}
      tone={directionColor[directionOf(position.profitLoss)]}
    />
  );
}
