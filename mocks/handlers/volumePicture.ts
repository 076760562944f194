/** Volume of each half hour of a day, as percent of the busiest one. */
const morning = [100, 62, 44, 36, 40];
const afternoon = [46, 34, 30, 36, 48, 92];

const height = 150;
const bar = (part: number, index: number) =>
  `<rect x="${48 + index * 48}" y="${20 + height - part * 1.5}" width="32" height="${part * 1.5}" rx="2"/>`;

/** Chart of a day's volume by half hour, for an article. It contains no text, so it needs no translation. */
export const volumePicture = `<svg xmlns="http://www.w3.org/2000/svg" width="686" height="220" viewBox="0 0 686 220">
  <rect width="686" height="220" fill="#ffffff"/>
  <g fill="#233a8b">${morning.map(bar).join('')}${afternoon.map((part, index) => bar(part, index + 6.5)).join('')}</g>
  <path d="M32 ${20 + height}H${686 - 32}" stroke="#dedfda"/>
  <g fill="#52565f" font-family="sans-serif" font-size="22">
    <text x="48" y="200">09:00</text><text x="280" y="200" text-anchor="end">11:30</text>
    <text x="360" y="200">12:30</text><text x="640" y="200" text-anchor="end">15:30</text>
  </g>
</svg>
`;
