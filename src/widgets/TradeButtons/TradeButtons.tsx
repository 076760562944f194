import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button/Button';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { useText } from '../../i18n/useText';
import { rem } from '../../theme/rem';
import { color, fontSize, space } from '../../theme/tokens';

export interface TradeButtonsProps {
  /** Where a long order is written. */
  longHref: string;
  /** Where a short order is written. */
  shortHref: string;
  /** Why there can be no order in this stock, by this member. */
  blockedReason?: string | undefined;
  /** What is to be known before: that the market is closed, and when it opens. */
  note?: string | undefined;
  /** The way to whoever can lift what blocks it. */
  contact?: ReactNode;
}

/** The two directions to trade a stock in, side by side, each in the price colour of its direction. */
export function TradeButtons({ longHref, shortHref, blockedReason, note, contact }: TradeButtonsProps) {
  const t = useText('market');
  const id = useId();
  const said = blockedReason ?? note;
  return (
    <div>
      {said !== undefined && <Said id={id}>{said}</Said>}
      {contact && <Way>{contact}</Way>}
      <Pair>
        {blockedReason === undefined ? (
          <>
            <LinkButton fullWidth kind="priceUp" href={longHref}>
              {t('detail.long')}
            </LinkButton>
            <LinkButton fullWidth kind="priceDown" href={shortHref}>
              {t('detail.short')}
            </LinkButton>
          </>
        ) : (
          <>
            <Button fullWidth kind="priceUp" blockedBy={id}>
              {t('detail.long')}
            </Button>
            <Button fullWidth kind="priceDown" blockedBy={id}>
              {t('detail.short')}
            </Button>
          </>
        )}
      </Pair>
    </div>
  );
}

const Said = styled.p`
  margin-bottom: ${rem(space.s)};
  color: ${color('inkSecondary')};
  font-size: ${rem(fontSize.small)};
`;

const Way = styled.div`
  margin-bottom: ${rem(space.s)};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${rem(space.s)};
`;
