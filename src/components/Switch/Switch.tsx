'use client';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { textSize } from '../../theme/textSize';
import { color, motion, radius, space, touchTarget } from '../../theme/tokens';
import { units } from '../../theme/units';

export interface SwitchProps {
  /** What is on or off, without naming the state. */
  label: ReactNode;
  /** Use to explain what being on means. */
  hint?: ReactNode;
  /** Whether it is on. */
  checked: boolean;
  /** Called with the new state. */
  onChange: (checked: boolean) => void;
  /** Set while the setting can't be changed. */
  disabled?: boolean;
}

const track = { width: 88, height: 52 };
const thumb = 44;
const edge = (track.height - thumb) / 2;

/** A setting that applies at once, without a save button. For consent inside a form use `Checkbox`. */
export function Switch({ label, hint, checked, onChange, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <Row>
      <Words>
        <span id={id}>{label}</span>
        {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      </Words>
      <Target
        type="button"
        role="switch"
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        aria-checked={checked}
        disabled={disabled}
        onClick={() => onChange(!checked)}
      >
        <Track>
          <Thumb />
        </Track>
      </Target>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  min-height: ${units(96)};
  align-items: center;
  justify-content: space-between;
  gap: ${units(space.m)};
`;

const Words = styled.div`
  display: grid;
  min-width: 0;
  gap: ${units(space.xs)};
  padding-block: ${units(space.s)};
`;

const Hint = styled.span`
  color: ${color('inkTertiary')};
  font-size: ${textSize('small')};
`;

const Target = styled.button`
  display: flex;
  flex: none;
  min-width: ${units(touchTarget)};
  min-height: ${units(touchTarget)};
  align-items: center;
  cursor: pointer;
  &:disabled { opacity: 0.5; cursor: default; }
`;

const Track = styled.span`
  display: block;
  width: ${units(track.width)};
  height: ${units(track.height)};
  padding: ${units(edge)};
  border-radius: ${units(radius.pill)};
  background: ${color('outline')};
  transition: background ${motion.fast}ms ease-out;
  [aria-checked='true'] > & { background: ${color('accent')}; }
`;

const Thumb = styled.span`
  display: block;
  width: ${units(thumb)};
  height: ${units(thumb)};
  border-radius: 50%;
  background: ${color('surface')};
  transition: transform ${motion.fast}ms ease-out;
  [aria-checked='true'] & { transform: translateX(${units(track.width - thumb - 2 * edge)}); }
`;
