import { color, fontSize, fontWeight } from '../../theme/tokens';

/** The sessions of the exchange (decision 12), as positions on the line in drawing units. */
const sessions = [
  { x: 24, width: 190, opens: '9:00' },
  { x: 306, width: 190, opens: '12:30' },
];

/** The two sessions of a day, the lock between them, and the time at which it opens. */
export function SessionDrawing() {
  return (
    <svg viewBox="0 0 520 440" fill="none" strokeLinecap="round" aria-hidden="true">
      <path d="M24 300h472" stroke={color('hairline')} strokeWidth="2" />
      {sessions.map(({ x, width, opens }) => (
        <g key={opens}>
          <rect
            x={x}
            y="284"
            width={width}
            height="32"
            rx="8"
            fill={color('accentSoft')}
            stroke={color('accent')}
            strokeWidth="2"
          />
          <text x={x} y="358" fill={color('inkSecondary')} fontSize={fontSize.small}>
            {opens}
          </text>
        </g>
      ))}
      <path d="M260 210v74" stroke={color('outline')} strokeWidth="3" />
      <circle cx="260" cy="300" r="9" fill={color('ink')} />
      <rect
        x="206"
        y="118"
        width="108"
        height="92"
        rx="16"
        fill={color('surface')}
        stroke={color('ink')}
        strokeWidth="4"
      />
      <path d="M230 118V92a30 30 0 0 1 60 0v26" stroke={color('ink')} strokeWidth="4" />
      <path d="M260 154v20" stroke={color('ink')} strokeWidth="6" />
      <path
        d="M314 164h92v96m-14-16l14 16 14-16"
        stroke={color('accent')}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <text x="326" y="146" fill={color('accent')} fontSize={fontSize.lead} fontWeight={fontWeight.bold}>
        12:30
      </text>
    </svg>
  );
}
