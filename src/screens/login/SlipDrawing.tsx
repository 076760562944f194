import { color } from '../../theme/tokens';

/** Rows of the slip: lengths of label and figure, in drawing units. */
const rows = [
  { label: 150, figure: 110 },
  { label: 110, figure: 70 },
  { label: 130, figure: 56 },
  { label: 96, figure: 64 },
];

/** An order slip with all figures filled in, and their total. */
export function SlipDrawing() {
  return (
    <svg viewBox="0 0 520 440" fill="none" strokeLinecap="round" aria-hidden="true">
      <rect
        x="60"
        y="10"
        width="400"
        height="420"
        rx="16"
        fill={color('surface')}
        stroke={color('outline')}
        strokeWidth="2"
      />
      <path d="M100 62h120" stroke={color('ink')} strokeWidth="12" />
      <path d="M100 98h320" stroke={color('hairline')} strokeWidth="2" />
      {rows.map(({ label, figure }, index) => (
        <g key={label} transform={`translate(0 ${138 + index * 46})`} strokeWidth="8">
          <path d={`M100 0h${label}`} stroke={color('hairline')} />
          <path d={`M${420 - figure} 0h${figure}`} stroke={color('outline')} />
        </g>
      ))}
      <path d="M100 318h320" stroke={color('ink')} strokeWidth="2" />
      <path d="M100 364h90" stroke={color('outline')} strokeWidth="8" />
      <path d="M262 364h158" stroke={color('accent')} strokeWidth="16" />
      <path d="M440 138h40v138h-40" stroke={color('accent')} strokeWidth="3" />
      <path d="M480 207h22v157h-62" stroke={color('accent')} strokeWidth="3" />
    </svg>
  );
}
