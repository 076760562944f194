import { useState } from 'react';
import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { BrandMark } from './BrandMark';

export interface BrandProps {
  /** Address of the logo in the site configuration; the mark of the house stands where there is none, or it fails. */
  logo: string | undefined;
}

/** The logo of the site configuration (specification 1). The name stands beside it in words. */
export function Brand({ logo }: BrandProps) {
  const [failed, setFailed] = useState<string>();
  return logo && logo !== failed ? <Logo src={logo} alt="" onError={() => setFailed(logo)} /> : <BrandMark />;
}

const Logo = styled.img`
  width: auto;
  height: ${rem(128)};
`;
