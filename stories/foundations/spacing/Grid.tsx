import { color, fontSize, radius, space } from '../../../src/theme/tokens';
import { units } from '../../../src/theme/units';

const width = 750;
const height = 768;
const bar = 96;
const row = 112;
const rows = [0, 1, 2];

/** A design screen with margins, bars and rows. */
export function Grid() {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label="A screen 750 wide: margins of 32, rows at least 96 high, one action at the bottom"
      style={{ maxWidth: units(width), fontSize: fontSize.small }}
    >
      <path d={`M0 0h${width}v${height}h-${width}z`} fill={color('paper')} />
      <path d={`M0 0h${width}v${bar}h-${width}z`} fill={color('surface')} stroke={color('hairline')} />
      <text x={space.l} y={58} fill={color('ink')}>
        What it is
      </text>
      <text x={space.l} y={190} fill={color('ink')} fontSize={fontSize.keyFigure}>
        1,250
      </text>
      <text x={space.l} y={232} fill={color('inkSecondary')}>
        The one figure
      </text>
      {rows.map((index) => (
        <Row key={index} top={272 + index * row} />
      ))}
      <rect
        x={space.l}
        y={640}
        width={width - 2 * space.l}
        height={96}
        rx={radius.small}
        fill={color('accent')}
      />
      <text x={width / 2} y={696} fill={color('onAccent')} textAnchor="middle">
        What one can do
      </text>
      <path d={`M0 0h${space.l}v${height}h-${space.l}z`} fill={color('accent')} fillOpacity={0.12} />
      <path d={`M${width} 0h-${space.l}v${height}h${space.l}z`} fill={color('accent')} fillOpacity={0.12} />
      <path
        d={`M1 1h${width - 2}v${height - 2}h${2 - width}z`}
        fill="none"
        stroke={color('outline')}
        strokeWidth={2}
      />
    </svg>
  );
}

function Row({ top }: { top: number }) {
  return (
    <g>
      <path d={`M0 ${top}h${width}v${row}h-${width}z`} fill={color('surface')} stroke={color('hairline')} />
      <text x={space.l} y={top + 64} fill={color('ink')}>
        What explains it
      </text>
      <text x={width - space.l} y={top + 64} fill={color('ink')} textAnchor="end">
        1,250
      </text>
    </g>
  );
}
