import { color } from '../../theme/tokens';

/** Candles as open and close, with the length of their wicks. */
const candles = [
  { open: 300, close: 262, wick: 22 },
  { open: 262, close: 284, wick: 18 },
  { open: 284, close: 218, wick: 16 },
  { open: 218, close: 176, wick: 24 },
  { open: 176, close: 206, wick: 20 },
  { open: 206, close: 140, wick: 18 },
  { open: 140, close: 168, wick: 30 },
  { open: 168, close: 232, wick: 16 },
  { open: 232, close: 206, wick: 20 },
];

/** Prices around the price of a limit order, with a mark for each direction. */
export function CandleDrawing() {
  return (
    <svg viewBox="0 0 520 440" fill="none" strokeLinecap="round" aria-hidden="true">
      {candles.map(({ open, close, wick }, index) => {
        const rises = close < open;
        const ink = color(rises ? 'priceUp' : 'priceDown');
        const top = Math.min(open, close);
        const bottom = Math.max(open, close);
        return (
          <g key={open} transform={`translate(${40 + index * 44} 0)`} stroke={ink} strokeWidth="3">
            <path d={`M0 ${top - wick}V${top}M0 ${bottom}v${wick}`} />
            <rect x="-11" y={top} width="22" height={bottom - top} rx="2" fill={rises ? 'none' : ink} />
          </g>
        );
      })}
      <path d="M16 220h408" stroke={color('accent')} strokeWidth="3" strokeDasharray="2 10" />
      <rect x="430" y="198" width="74" height="44" rx="8" fill={color('accent')} />
      <path d="M448 220h38" stroke={color('onAccent')} strokeWidth="6" />
      <path d="M467 96l22 38h-44z" fill={color('priceUp')} />
      <path d="M467 344l22-38h-44z" fill={color('priceDown')} />
      <path d="M467 150v32M467 258v32" stroke={color('outline')} strokeWidth="3" />
      <path d="M16 400h488" stroke={color('hairline')} strokeWidth="2" />
    </svg>
  );
}
