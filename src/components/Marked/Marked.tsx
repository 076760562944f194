import styled from 'styled-components';
import { color } from '../../theme/tokens';

export interface MarkedProps {
  children: string;
  /** The part to mark, from where it begins to where it has ended; nothing is marked without. */
  part: { from: number; to: number } | undefined;
}

/** A text with a part marked, such as what a search was for: on a ground of its own and underlined. */
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
