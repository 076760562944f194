import { lineHeight } from '../../../src/theme/tokens';
import { ThreeLanguages } from './ThreeLanguages';

const uses: Record<keyof typeof lineHeight, string> = {
  tight: 'figures, titles, labels of buttons and fields',
  row: 'texts in rows',
  prose: 'sentences',
};

/** Line heights. */
export function LineHeights() {
  return Object.entries(lineHeight).map(([name, height]) => (
    <ThreeLanguages key={name} title={name} measures={`${height}: ${uses[name as keyof typeof uses]}`}>
      {({ sentence }) => <p style={{ lineHeight: height }}>{sentence}</p>}
    </ThreeLanguages>
  ));
}
