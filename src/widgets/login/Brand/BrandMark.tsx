import { rem } from '../../../theme/rem';
import { color } from '../../../theme/tokens';

/** Default logo: an order book in which bids and asks meet at one price. `size` is in drawing units. */
export function BrandMark({ size }: { size: number }) {
  return (
    <svg
      width={rem(size)}
      height={rem(size)}
      viewBox="0 0 64 64"
      fill="none"
      stroke={color('accent')}
      strokeWidth="4"
      aria-hidden="true"
    >
      <path d="M8 14h20M8 26h14M8 38h8M56 50H36M56 38H42M56 26h-8" />
      <path d="M32 6v52" />
    </svg>
  );
}
