import { fontSize, lineHeight } from '../../../src/theme/tokens';
import { units } from '../../../src/theme/units';
import { ThreeLanguages } from './ThreeLanguages';

const uses: Record<keyof typeof fontSize, string> = {
  caption: 'column headings, states',
  small: 'labels, codes, times',
  body: 'text, rows',
  lead: 'prices in rows, large buttons',
  title: 'titles',
  figure: 'secondary figures',
  keyFigure: 'the key figure of a screen',
};

/** Every size in the three languages side by side. */
export function Scale() {
  return Object.entries(fontSize).map(([name, size]) => (
    <ThreeLanguages
      key={name}
      title={name}
      measures={`${size} (${size / 2} px): ${uses[name as keyof typeof uses]}`}
    >
      {({ label }) => (
        <span data-size={name} style={{ fontSize: units(size), lineHeight: lineHeight.tight }}>
          {label} 1,250
        </span>
      )}
    </ThreeLanguages>
  ));
}
