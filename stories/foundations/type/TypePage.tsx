import { fontSize, fontStack, fontWeight } from '../../../src/theme/tokens';
import { FoundationPage } from '../page/FoundationPage';
import { Name } from '../page/Name';
import { Part } from '../page/Part';
import { Rules } from '../page/Rules';
import { LineHeights } from './LineHeights';
import { Scale } from './Scale';
import { TabularFigures } from './TabularFigures';
import { ThreeLanguages } from './ThreeLanguages';

/** Scale, weights, line heights and figures, in three languages. */
export function TypePage() {
  return (
    <FoundationPage
      title="Type"
      lead="The phone’s own fonts, a stack for each language, so that Han characters take the shapes their readers know. Seven sizes, two weights."
    >
      <Part title="Scale">
        <p>
          In units of the drawing, which is 750 wide; half as many css px on a phone 375 px wide. Nothing is
          smaller than {fontSize.caption}.
        </p>
        <Scale />
      </Part>
      <Part title="Weights">
        {Object.entries(fontWeight).map(([name, weight]) => (
          <ThreeLanguages key={name} title={name} measures={`${weight}`}>
            {({ label }) => <span style={{ fontWeight: weight }}>{label} 1,250</span>}
          </ThreeLanguages>
        ))}
      </Part>
      <Part title="Lines">
        <LineHeights />
      </Part>
      <Part title="Figures">
        <p>
          All figures are as wide as each other and end on one line in columns. The unit stands behind,
          smaller and lighter. Decimals of one column are as many as its tick has.
        </p>
        <TabularFigures />
      </Part>
      <Part title="What is never done">
        <Rules rules={never} />
      </Part>
      <Part title="Fonts">
        <p>Each column above is set in the first of these that the machine has.</p>
        {Object.entries(fontStack).map(([tag, fonts]) => (
          <p key={tag}>
            <strong>{tag}</strong>: <Name>{fonts}</Name>
          </p>
        ))}
      </Part>
    </FoundationPage>
  );
}

const never = [
  [
    'No italics, no spaced capitals',
    'Japanese and Chinese have neither; a page in three languages has none.',
  ],
  ['No text in pictures', 'It would not grow with the reader’s text size, nor be read out.'],
  ['No text cut off for good', 'It wraps. Where a row must keep its height, all of it is one tap away.'],
  ['No third weight', 'Size, colour and place tell the rest.'],
] as const;
