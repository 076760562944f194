import type { ReactNode } from 'react';
import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { space } from '../../theme/tokens';

export interface StackProps {
  /** Step of the rhythm between the parts: `l` between the fields of a form, `s` between cards or small parts. */
  gap?: keyof typeof space;
  children: ReactNode;
}

/** Parts beneath each other at equal gaps. */
export function Stack({ gap = 'l', children }: StackProps) {
  return <Parts $gap={space[gap]}>{children}</Parts>;
}

const Parts = styled.div<{ $gap: number }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap }) => rem($gap)};
`;
