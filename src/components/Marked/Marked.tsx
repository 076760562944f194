'use client';
import { styled } from 'styled-components';
import { color } from '../../theme/tokens';

export interface MarkedProps {
  /** The whole text. */
  children: string;
  /** Range to highlight: start index and end index (exclusive). Undefined highlights nothing. */
  part: { from: number; to: number } | undefined;
}

/** A text with a highlighted part, such as a search match. The part has its own background and an underline. */
export function Marked({ children, part }: MarkedProps) {
  if (!part) return children;
  const { from, to } = part;
  return (
    <>
      {children.slice(0, from)}
      <Mark>{children.slice(from, to)}</Mark>
      {children.slice(to)}
    </>
  );
}

const Mark = styled.mark`
  background: ${color('accentSoft')};
  color: inherit;
  text-decoration: underline;
  text-decoration-color: ${color('accent')};
  text-decoration-thickness: 2px;
  text-underline-offset: 0.14em;
`;
