'use client';
import { styled } from 'styled-components';
import { color } from '../../../theme/tokens';
import { units } from '../../../theme/units';

/** Default logo: an order book in which bids and asks meet at one price. `size` is in drawing units. */
export function BrandMark({ size }: { size: number }) {
  return (
    <Mark
      $size={size}
      viewBox="0 0 64 64"
      fill="none"
      stroke={color('accent')}
      strokeWidth="4"
      aria-hidden="true"
    >
      <path d="M8 14h20M8 26h14M8 38h8M56 50H36M56 38H42M56 26h-8" />
      <path d="M32 6v52" />
    </Mark>
  );
}

const Mark = styled.svg<{ $size: number }>`
  width: ${({ $size }) => units($size)};
  height: ${({ $size }) => units($size)};
`;
