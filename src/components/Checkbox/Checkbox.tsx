'use client';
import Check from 'lucide-react/icons/check';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { textSize } from '../../theme/textSize';
import { color, radius, space, touchTarget } from '../../theme/tokens';
import { units } from '../../theme/units';
import { Icon } from '../Icon/Icon';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'children'> {
  /** What is agreed to or switched on. May contain a `Link`, which does not tick the box. */
  children: ReactNode;
  /** Use when the form can't be sent because of this box: what is wrong and what to do. */
  error?: string;
}

const boxSize = 44;

/**
 * A yes/no choice inside a form. For a setting that applies at once use `Switch`.
 *
 * A native checkbox, so `{...register('agreed')}` works. Label and box both toggle it.
 */
export function Checkbox({ children, error, ...input }: CheckboxProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <Row>
        <Target>
          <Input
            {...input}
            id={id}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
          />
          <Box>
            <Icon glyph={Check} size={32} />
          </Box>
        </Target>
        <Label htmlFor={id}>{children}</Label>
      </Row>
      <div aria-live="polite">{error && <ErrorText id={errorId}>{error}</ErrorText>}</div>
    </div>
  );
}

const Row = styled.div`
  display: flex;
  align-items: flex-start;
`;

// The touch target is wider than the box. The negative margin keeps the box on the grid's edge.
const Target = styled.span`
  position: relative;
  flex: none;
  width: ${units(touchTarget)};
  height: ${units(touchTarget)};
  margin-left: ${units((boxSize - touchTarget) / 2)};
`;

const Box = styled.span`
  position: absolute;
  inset: ${units((touchTarget - boxSize) / 2)};
  display: flex;
  align-items: center;
  justify-content: center;
  border: 1px solid ${color('outline')};
  border-radius: ${units(radius.small)};
  background: ${color('surface')};
  color: transparent;
  pointer-events: none;
`;

const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
  &:checked + ${Box} {
    border-color: ${color('accent')};
    background: ${color('accent')};
    color: ${color('onAccent')};
  }
  &[aria-invalid='true'] + ${Box} { border-color: ${color('danger')}; }
  &:focus-visible + ${Box} { outline: 2px solid ${color('accent')}; outline-offset: 2px; }
`;

const Label = styled.label`
  display: flow-root;
  min-height: ${units(touchTarget)};
  padding-block: ${units(space.m)};
  cursor: pointer;
`;

const ErrorText = styled.p`
  color: ${color('danger')};
  font-size: ${textSize('small')};
`;
