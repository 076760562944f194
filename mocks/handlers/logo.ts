/** The logo shows 板寄せ (itayose): orders stacked on both sides of the price at which they match. */
export const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" role="img" aria-label="Itayose">
  <rect width="96" height="96" rx="22" fill="#233a8b"/>
  <g fill="#b7c2e8">
    <rect x="20" y="22" width="20" height="8" rx="2"/>
    <rect x="20" y="34" width="30" height="8" rx="2"/>
    <rect x="46" y="54" width="30" height="8" rx="2"/>
    <rect x="56" y="66" width="20" height="8" rx="2"/>
  </g>
  <rect x="14" y="45" width="68" height="6" rx="3" fill="#ffffff"/>
</svg>
`;
