'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';

export interface StackProps {
  /** Use `l` between the fields of a form, `s` between cards or small parts. */
  gap?: keyof typeof space;
  /** The parts to stack. */
  children: ReactNode;
}

/** Stacks parts vertically with equal gaps. */
export function Stack({ gap = 'l', children }: StackProps) {
  return <Parts $gap={space[gap]}>{children}</Parts>;
}

const Parts = styled.div<{ $gap: number }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap }) => units($gap)};
`;
