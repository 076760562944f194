import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { space } from '../../theme/tokens';
import { Button } from '../Button/Button';

/** A button that fills a field, such as "25%" or "All". */
export interface QuickFill {
  label: string;
  /** What it fills in. */
  value: string;
}

export interface QuickFillsProps {
  /** In a row; four at most. With none, nothing is there. */
  fills: readonly QuickFill[];
  onFill: (value: string) => void;
}

/** Short cuts beneath a field of figures. */
export function QuickFills({ fills, onFill }: QuickFillsProps) {
  if (fills.length === 0) return null;
  return (
    <Row>
      {fills.map(({ label, value }) => (
        <Button key={label} kind="quiet" size="small" fullWidth onClick={() => onFill(value)}>
          {label}
        </Button>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${rem(space.s)};
  margin-top: ${rem(space.s)};
`;
