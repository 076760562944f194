import styled from 'styled-components';
import type { BalanceHold } from '../../api/contract/account';
import { formatMoney } from '../../format/money';
import { useText } from '../../i18n/useText';
import { rem } from '../../theme/rem';
import { space } from '../../theme/tokens';

export interface HoldsProps {
  /** What it means that this money is held. */
  note: string;
  /** They add up to the balance that they stand beneath. */
  holds: readonly BalanceHold[];
}

/** What holds a part of the balances, by kind, with its amounts in the column of the balances. */
export function Holds({ note, holds }: HoldsProps) {
  const t = useText('fundRecords');
  return (
    <>
      <p>{note}</p>
      {/* The role is said aloud: Safari drops it where list-style is none. */}
      <Rows role="list">
        {holds.map(({ kind, amount, count }) => {
          const what = t(`balance.holds.${kind}`);
          return (
            <Row key={kind}>
              <span>{count > 0 ? t('balance.hold', { what, records: count }) : what}</span>
              <Amount>{formatMoney(amount)}</Amount>
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
  gap: ${rem(0, space.s)};
  padding-left: ${rem(space.m)};
`;

const Amount = styled.span`
  margin-left: auto;
`;
