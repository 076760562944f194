'use client';
import { styled } from 'styled-components';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { Button } from '../Button/Button';

/** A button that fills a field, such as "25%" or "All". */
export interface QuickFill {
  /** Text on the button. */
  label: string;
  /** The value that it fills in. */
  value: string;
}

export interface QuickFillsProps {
  /** Up to four buttons in a row. Renders nothing when empty. */
  fills: readonly QuickFill[];
  /** Called with the value of the pressed button. */
  onFill: (value: string) => void;
}

/** Shortcut buttons below an amount field. */
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
  gap: ${units(space.s)};
  margin-top: ${units(space.s)};
`;
