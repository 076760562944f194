'use client';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import type { Position } from '../../../api/contract/position';
import { Status } from '../../../components/Status/Status';
import { add } from '../../../domain/decimal';
import { type Side, sides } from '../../../domain/trade/tradeVocabulary';
import { inLanguage } from '../../../i18n/inLanguage';
import { useFormats } from '../../../i18n/useFormats';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, fontWeight, radius, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { ProfitLoss } from '../ProfitLoss/ProfitLoss';

type Shown = 'code' | 'id' | 'name' | 'profitLoss' | 'quantity' | 'side';

export interface BothSidesProps {
  /** The positions of one stock, of both sides; at least two. */
  positions: readonly [Pick<Position, Shown>, ...Pick<Position, Shown>[]];
  /** Returns the card of a position. */
  children: (id: string) => ReactNode;
}

/** The long and the short positions of one stock under one head: how many shares of each side, and their result together. */
export function BothSides({ positions, children }: BothSidesProps) {
  const formats = useFormats();
  const t = useText('position');
  const language = useLanguage();
  const titleId = useId();
  const [{ name, code }] = positions;
  const sharesOf = (side: Side) =>
    positions.filter((position) => position.side === side).reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Frame role="group" aria-labelledby={titleId}>
      <Line>
        <Title id={titleId}>{`${inLanguage(name, language)} ${code}`}</Title>
        <Status tone="accent">{t('bothSides.mark')}</Status>
      </Line>
      <Small>
        {sides.map((side) => (
          <span key={side}>{t(`bothSides.${side}`, { shares: formats.number(sharesOf(side)) })}</span>
        ))}
      </Small>
      <Line>
        <Small>{t('bothSides.net')}</Small>
        <Net>
          <ProfitLoss amount={add(...positions.map(({ profitLoss }) => profitLoss))} />
        </Net>
      </Line>
      {positions.map(({ id }) => (
        <div key={id}>{children(id)}</div>
      ))}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${units(space.xs)};
  padding: ${units(space.s)};
  border-radius: ${units(radius.card)};
  background: ${color('sunken')};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${units(0, space.s)};
`;

const Title = styled.p`
  font-size: ${textSize('lead')};
  font-weight: ${fontWeight.bold};
`;

const Small = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${units(0, space.s)};
  color: ${color('inkSecondary')};
  font-size: ${textSize('caption')};
`;

const Net = styled.span`
  margin-left: auto;
  font-weight: ${fontWeight.bold};
`;
