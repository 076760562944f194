import { color } from '../../theme/tokens';

/** Quantity at each price, in drawing units: asks above the matching price, bids below it. */
const asks = [90, 150, 120, 196];
const bids = [176, 210, 130, 160];
const step = 46;
const middle = 236;

/** An order book: quantities to sell and buy at each price, and the price at which they meet. */
export function BoardDrawing() {
  return (
    <svg viewBox="0 0 686 440" fill="none" strokeLinecap="round" aria-hidden="true">
      {asks.map((quantity, index) => (
        <Level key={quantity} y={middle - (asks.length - index) * step} from={270 - quantity} to={270} />
      ))}
      {bids.map((quantity, index) => (
        <Level key={quantity} y={middle + (index + 1) * step} from={416} to={416 + quantity} />
      ))}
      <path d={`M60 ${middle}h210M416 ${middle}h210`} stroke={color('accent')} strokeWidth="14" />
      <rect x="290" y={middle - 22} width="106" height="44" rx="8" fill={color('accent')} />
      <path d={`M314 ${middle}h58`} stroke={color('onAccent')} strokeWidth="6" />
    </svg>
  );
}

/** One price of the order book with its quantity. */
function Level({ y, from, to }: { y: number; from: number; to: number }) {
  return (
    <>
      <path d={`M${from} ${y}H${to}`} stroke={color('outline')} strokeWidth="10" />
      <path d={`M322 ${y}h42`} stroke={color('inkSecondary')} strokeWidth="6" />
      <path d={`M60 ${y + step / 2}h566`} stroke={color('hairline')} strokeWidth="2" />
    </>
  );
}
