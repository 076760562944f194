import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { fontWeight, lineHeight, space } from '../../theme/tokens';
import { BrandLogo } from './BrandLogo';

export interface BrandLineProps {
  /** Name of the site; '' where the configuration has none. */
  title: string;
  /** Address of its logo. */
  logo: string | undefined;
}

/** Whose site this is, in one line: the logo and the name. */
export function BrandLine({ title, logo }: BrandLineProps) {
  return (
    <Line>
      <BrandLogo logo={logo} height={64} />
      {title && <Name>{title}</Name>}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  min-width: 0;
  align-items: center;
  gap: ${rem(space.s)};
  line-height: ${lineHeight.tight};
  > :first-child { flex: none; max-width: 50%; }
`;

const Name = styled.span`
  min-width: 0;
  font-weight: ${fontWeight.bold};
  overflow-wrap: anywhere;
`;
