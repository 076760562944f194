import { useState } from 'react';
import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { BrandMark } from './BrandMark';

export interface BrandLogoProps {
  /** Address of the logo in the site configuration; a neutral mark stands where there is none, or it fails. */
  logo: string | undefined;
  /** Height in drawing units. */
  height?: number;
}

/** The logo of the site configuration (specification 1). The name stands beside it in words. */
export function BrandLogo({ logo, height = 128 }: BrandLogoProps) {
  const [failed, setFailed] = useState<string>();
  return logo && logo !== failed ? (
    <Logo $height={height} src={logo} alt="" onError={() => setFailed(logo)} />
  ) : (
    <BrandMark size={height} />
  );
}

const Logo = styled.img<{ $height: number }>`
  width: auto;
  /* Room for a square one until it is there. */
  min-width: ${({ $height }) => rem($height)};
  max-width: 100%;
  height: ${({ $height }) => rem($height)};
  object-fit: contain;
`;
