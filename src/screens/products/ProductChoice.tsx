import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { textSize } from '../../theme/textSize';
import { color, space } from '../../theme/tokens';
import { units } from '../../theme/units';

interface ProductChoiceProps {
  /** `SelectButton`s: the order, and what the products are narrowed to. */
  children: ReactNode;
  /** Use for how many products are shown, when some are left out. */
  shown?: string;
}

/** The bar above a list of products that says their order. */
export const ProductChoice = ({ children, shown }: ProductChoiceProps) => (
  <Bar>
    {children}
    {shown !== undefined && <Shown role="status">{shown}</Shown>}
  </Bar>
);

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${units(0, space.l)};
  padding-inline: ${units(space.l)};
  border-bottom: 1px solid ${color('hairline')};
  background: ${color('surface')};
`;

const Shown = styled.p`
  margin-left: auto;
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
`;
