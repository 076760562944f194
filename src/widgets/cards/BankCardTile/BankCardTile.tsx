'use client';
import Landmark from 'lucide-react/icons/landmark';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { BankCard } from '../../../api/contract/cards';
import { Icon } from '../../../components/Icon/Icon';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, fontWeight, radius, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { bankNameIn, branchNameIn } from '../bankNames';
import { accountEnding, withMask } from '../masked';
import { CardChoice } from './CardChoice';

export interface BankCardTileProps {
  /** The card or account. */
  card: BankCard;
  /** Use when one of several cards is to be chosen. Tiles with the same `name` in one `fieldset` form a radio group. */
  choice?: { name: string; selected: boolean; onSelect: (id: string) => void };
  /** Use without `choice`, for an action on the card: an `IconButton` that removes it. */
  action?: ReactNode;
}

/** A bank card or bank account: bank and branch, masked number, holder, codes. */
export function BankCardTile({ card, choice, action }: BankCardTileProps) {
  const t = useText('fundRecords');
  const language = useLanguage();
  const branch = branchNameIn(card, language);
  const { lastFour, holder, type, currency, branchCode, ifsc, upi } = card;
  const codes = [
    ['branchCode', branchCode],
    ['ifsc', ifsc],
    ['upi', upi && withMask(upi)],
  ] as const;
  const content = (
    <>
      <Icon glyph={Landmark} />
      <Words>
        <Bank>
          {bankNameIn(card, language)}
          {branch && <Branch> {branch}</Branch>}
        </Bank>
        <Digits>
          <span aria-hidden="true">{accountEnding(lastFour)}</span>
          <VisuallyHidden>{t('card.endsIn', { digits: lastFour })}</VisuallyHidden>
        </Digits>
        <Minor>
          {t(`card.type.${type}`)} · {currency}
        </Minor>
        <Minor>
          {t('card.holder')} {holder}
        </Minor>
        {codes.map(
          ([field, code]) =>
            code && (
              <Minor key={field}>
                {t(`cards:fields.${field}`)} {code}
              </Minor>
            ),
        )}
      </Words>
    </>
  );
  if (!choice)
    return (
      <Tile>
        {content}
        {action}
      </Tile>
    );
  const { name, selected, onSelect } = choice;
  return (
    <Tile as="label" $pressable>
      {content}
      <CardChoice name={name} selected={selected} onSelect={() => onSelect(card.id)} />
    </Tile>
  );
}

// The frame of the chosen tile is drawn inside it, so that choosing moves nothing.
const Tile = styled.div<{ $pressable?: boolean }>`
  display: flex;
  align-items: center;
  gap: ${units(space.m)};
  padding: ${units(space.m)};
  border: 1px solid ${color('hairline')};
  border-radius: ${units(radius.card)};
  background: ${color('surface')};
  cursor: ${({ $pressable }) => ($pressable ? 'pointer' : 'auto')};
  > svg { flex: none; color: ${color('inkTertiary')}; }
  &:active { background: ${({ $pressable }) => color($pressable ? 'sunken' : 'surface')}; }
  &:has(:checked) { border-color: ${color('accent')}; box-shadow: inset 0 0 0 1px ${color('accent')}; }
  &:has(input:focus-visible) { outline: 2px solid ${color('accent')}; outline-offset: 2px; }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

const Bank = styled.span`
  display: block;
  font-weight: ${fontWeight.bold};
`;

const Branch = styled.span`
  font-weight: ${fontWeight.regular};
`;

const Digits = styled.span`
  display: block;
  font-size: ${textSize('lead')};
`;

const Minor = styled.span`
  display: block;
  color: ${color('inkTertiary')};
  font-size: ${textSize('small')};
`;
