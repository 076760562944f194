'use client';
import { styled } from 'styled-components';
import type { BalanceHold } from '../../../api/contract/account';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { space } from '../../../theme/tokens';
import { units } from '../../../theme/units';

export interface HoldsProps {
  /** Explains why this money is held. */
  note: string;
  /** Amounts by kind. They add up to the balance above them. */
  holds: readonly BalanceHold[];
}

/** What holds a part of a balance, by kind. Amounts align with the column of the balances. */
export function Holds({ note, holds }: HoldsProps) {
  const formats = useFormats();
  const t = useText('fundRecords');
  return (
    <>
      <p>{note}</p>
      {/* Explicit role: Safari drops the list role when `list-style` is none. */}
      <Rows role="list">
        {holds.map(({ kind, amount, count }) => {
          const what = t(`balance.holds.${kind}`);
          return (
            <Row key={kind}>
              <span>{count > 0 ? t('balance.hold', { what, records: count }) : what}</span>
              <Amount>{formats.money(amount)}</Amount>
            </Row>
          );
        })}
      </Rows>
    </>
  );
}

const Rows = styled.ul``;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${units(0, space.s)};
  padding-left: ${units(space.m)};
`;

const Amount = styled.span`
  margin-left: auto;
`;
