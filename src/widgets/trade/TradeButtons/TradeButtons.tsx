'use client';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { LinkButton } from '../../../components/LinkButton/LinkButton';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';

export interface TradeButtonsProps {
  /** Address of the form for a long order. */
  longHref: string;
  /** Address of the form for a short order. */
  shortHref: string;
  /** Use when this member can't trade this stock: the reason. */
  blockedReason?: string | undefined;
  /** Use for what to know first: that the market is closed, and when it opens. */
  note?: string | undefined;
  /** Use for a link to customer service, where only customer service can lift the block. */
  contact?: ReactNode;
}

/** The two directions to trade a stock, side by side, each in its price colour. */
export function TradeButtons({ longHref, shortHref, blockedReason, note, contact }: TradeButtonsProps) {
  const t = useText('market');
  const id = useId();
  const text = blockedReason ?? note;
  return (
    <div>
      {text !== undefined && <Said id={id}>{text}</Said>}
      {contact && <ContactLine>{contact}</ContactLine>}
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
  margin-bottom: ${units(space.s)};
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
`;

const ContactLine = styled.div`
  margin-bottom: ${units(space.s)};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${units(space.s)};
`;
