'use client';
import { styled } from 'styled-components';
import { fontWeight, lineHeight, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { BrandLogo } from './BrandLogo';

export interface BrandLineProps {
  /** Name of the site; '' when not configured. */
  title: string;
  /** URL of its logo. */
  logo: string | undefined;
}

/** Logo and name of the site. A long name wraps below the logo. */
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
  flex-wrap: wrap;
  align-items: center;
  gap: ${units(space.s)};
  line-height: ${lineHeight.tight};
  > :first-child { flex: none; max-width: 50%; }
`;

const Name = styled.span`
  max-width: 100%;
  font-weight: ${fontWeight.bold};
  overflow-wrap: break-word;
`;
