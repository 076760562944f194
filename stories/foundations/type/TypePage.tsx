import { fontStack } from '../../../src/theme/fontStack';
import { fontSize, fontWeight } from '../../../src/theme/tokens';
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
      lead="The fonts of the phone, with a stack for each language, so that Han characters have the shapes that its readers know. Seven sizes, two weights."
    >
      <Part title="Scale">
        <p>
          In units of the design, which is 750 wide: half as many css px on a phone 375 px wide. Nothing is
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
          All digits have the same width, and figures in a column are aligned at the right. The unit follows
          the figure, smaller and lighter. Prices in a column have the decimals of their tick.
        </p>
        <TabularFigures />
      </Part>
      <Part title="What to avoid">
        <Rules rules={never} />
      </Part>
      <Part title="Fonts">
        <p>
          The app uses the first of these fonts that is installed. The catalogue has fonts of its own, so that
          it looks the same on every machine: Noto Sans TC for Chinese, else Noto Sans JP.
        </p>
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
  ['No italics, no spaced capitals', 'Japanese and Chinese have neither, so no language uses them.'],
  [
    'No text in pictures',
    'It would not scale with the text size of the phone, and screen readers could not read it.',
  ],
  [
    'No truncated text without a way to read it',
    'Text wraps. Where a row must keep its height, the whole text is one tap away.',
  ],
  ['No third weight', 'Size, colour and position show the other differences.'],
] as const;
