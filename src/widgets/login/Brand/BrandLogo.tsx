'use client';
import { useState } from 'react';
import { styled } from 'styled-components';
import { units } from '../../../theme/units';
import { BrandMark } from './BrandMark';

export interface BrandLogoProps {
  /** URL of the logo from the site configuration. A neutral mark is shown when there is none or it fails to load. */
  logo: string | undefined;
  /** Height in drawing units. */
  height?: number;
}

/** The logo from the site configuration (specification 1). Show the site's name next to it. */
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
  /* Reserves space for a square logo until it has loaded. */
  min-width: ${({ $height }) => units($height)};
  max-width: 100%;
  height: ${({ $height }) => units($height)};
  object-fit: contain;
`;
