import { ThreeLanguages } from './ThreeLanguages';

const heights = [
  ['Figures and titles', 1.3],
  ['Rows', 1.4],
  ['Prose', 1.6],
] as const;

/** How far lines are apart. */
export function LineHeights() {
  return heights.map(([name, height]) => (
    <ThreeLanguages key={name} title={name} measures={`${height}`}>
      {({ sentence }) => <p style={{ lineHeight: height }}>{sentence}</p>}
    </ThreeLanguages>
  ));
}
