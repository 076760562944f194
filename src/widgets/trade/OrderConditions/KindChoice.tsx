'use client';
import { useId } from 'react';
import { styled } from 'styled-components';
import { stopKinds } from '../../../domain/trade/conditionsDraft';
import type { MarketSide } from '../../../domain/trade/orderConditions';
import type { OrderKind } from '../../../domain/trade/tradeVocabulary';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, fontWeight, lineHeight, radius, space, touchTarget } from '../../../theme/tokens';
import { units } from '../../../theme/units';

interface KindChoiceProps {
  kind: OrderKind;
  marketSide: MarketSide;
  onChange: (kind: OrderKind) => void;
}

/** The kinds of orders with a stop, each with one line that explains it. Native radio buttons: the arrow keys choose. */
export function KindChoice({ kind, marketSide, onChange }: KindChoiceProps) {
  const t = useText('conditions');
  const name = useId();
  return (
    <Choices>
      <Legend>{t('kinds')}</Legend>
      {stopKinds.map((each) => (
        <Choice key={each}>
          <Radio type="radio" name={name} checked={each === kind} onChange={() => onChange(each)} />
          <span>
            <Title>{t(`trade:kind.${each}`)}</Title>
            <Line>{t(`explain.${each}.${marketSide}`)}</Line>
          </span>
        </Choice>
      ))}
    </Choices>
  );
}

const Choices = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  padding: ${units(0, 0, space.xs)};
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
`;

const Choice = styled.label`
  display: flex;
  min-height: ${units(touchTarget)};
  align-items: center;
  gap: ${units(space.m)};
  padding: ${units(space.s, space.m)};
  border: 1px solid ${color('hairline')};
  cursor: pointer;
  & + & { border-top: 0; }
  &:first-of-type { border-radius: ${units(radius.card, radius.card, 0, 0)}; }
  &:last-of-type { border-radius: ${units(0, 0, radius.card, radius.card)}; }
  &:has(:checked) { background: ${color('accentSoft')}; }
`;

const Radio = styled.input`
  flex: none;
  width: ${units(36)};
  height: ${units(36)};
  margin: 0;
  accent-color: ${color('accent')};
`;

const Title = styled.span`
  display: block;
  font-weight: ${fontWeight.bold};
`;

const Line = styled.span`
  display: block;
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
  line-height: ${lineHeight.row};
`;
