import { FoundationPage } from '../page/FoundationPage';
import { Part } from '../page/Part';
import { Rules } from '../page/Rules';
import { Grid } from './Grid';
import { Radii } from './Radii';
import { Rhythm } from './Rhythm';
import { Targets } from './Targets';

/** Distances, corners, touch targets, and the grid of a screen. */
export function SpacingPage() {
  return (
    <FoundationPage
      title="Spacing"
      lead="Empty space tells what belongs together. Six distances, two corners, one size of target; all in units of the drawing, 750 wide."
    >
      <Part title="Rhythm">
        <p>Steps of eight. Like things have like gaps; what belongs together is nearer than what doesn’t.</p>
        <Rhythm />
      </Part>
      <Part title="Corners">
        <Radii />
      </Part>
      <Part title="Touch">
        <p>
          At least 88 × 88 (44 css px on a phone 375 px wide), with 16 between two targets. What looks smaller
          is as large to the finger.
        </p>
        <Targets />
      </Part>
      <Part title="Fit">
        <p>A component or widget is finished when it is right in all of these circumstances.</p>
        <Rules rules={circumstances} />
      </Part>
      <Part title="Grid">
        <p>
          Margins of 32 at the sides. Rows run from edge to edge and bring the margins with them; they are at
          least 96 high. Columns of a list are in line through the whole page.
        </p>
        <Grid />
        <Rules rules={screen} />
      </Part>
    </FoundationPage>
  );
}

const circumstances = [
  ['320, 390 and 750 wide', 'The narrowest phone, a common one, and the whole width of the drawing.'],
  ['Text twice as long', 'German needs up to twice the letters of English. Figures are as long everywhere.'],
  [
    'Text at 200 %',
    'Letters and lines grow; boxes and distances stay. What holds text is measured in lines (lh) or digits (ch), never in em.',
  ],
  ['The other up/down colours', 'Whatever wears a price colour changes it, and nothing else does.'],
  [
    'Nothing is lost',
    'Nothing sticks out or overlaps, no figure is broken, and only a name in a row that leads to it whole ends in “…”.',
  ],
] as const;

const screen = [
  [
    'One column',
    'Content is never wider than the drawing: 750 css px. On a wider screen it stands in the middle.',
  ],
  [
    'Units follow the phone',
    '200 units are 1 rem, and 1 rem is 200/750 of the width of the screen: everything grows with the phone.',
  ],
  ['Safe areas', 'The top bar and the bottom keep clear of the notch and of the home indicator.'],
  ['Text may grow', 'Rows have a least height, never a fixed one. At twice the text size they wrap.'],
] as const;
