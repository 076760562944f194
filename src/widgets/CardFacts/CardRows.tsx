import styled from 'styled-components';
import { KeyValue, type KeyValueItem } from '../../components/KeyValue/KeyValue';
import { rem } from '../../theme/rem';
import { space } from '../../theme/tokens';

export interface CardRowsProps {
  rows: readonly KeyValueItem[];
}

// At the end of a card its padding is room enough: the last row's own is taken back.
const Rows = styled.div`
  margin-top: ${rem(space.xs)};
  &:last-child { margin-bottom: ${rem(-space.s)}; }
`;

/** The facts of a card that need a line each: an amount that is bound, a deadline, a rule. */
export function CardRows({ rows }: CardRowsProps) {
  return (
    <Rows>
      <KeyValue items={rows} />
    </Rows>
  );
}
