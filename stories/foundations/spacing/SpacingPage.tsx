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
      lead="Empty space shows what belongs together. There are six distances, three corner radii and one size of touch target, in units of the design, which is 750 wide."
    >
      <Part title="Rhythm">
        <p>Steps of eight. Similar parts have equal gaps. Related parts are closer than unrelated ones.</p>
        <Rhythm />
      </Part>
      <Part title="Corners">
        <Radii />
      </Part>
      <Part title="Touch">
        <p>
          At least 88 × 88 (44 css px on a phone 375 px wide), with 16 between two targets. A part that looks
          smaller has a touch target of this size too.
        </p>
        <Targets />
      </Part>
      <Part title="Fit">
        <p>A component or widget is finished when it fits in all of these conditions.</p>
        <Rules rules={circumstances} />
      </Part>
      <Part title="Grid">
        <p>
          Margins of 32 at the sides. Rows extend from edge to edge, have these margins inside, and are at
          least 96 high. Columns of a list are aligned down the whole page.
        </p>
        <Grid />
        <Rules rules={screen} />
      </Part>
    </FoundationPage>
  );
}

const circumstances = [
  ['320, 390 and 750 wide', 'The narrowest phone, a common phone, and the full width of the design.'],
  [
    'Text twice as long',
    'German needs up to twice as many letters as English. Figures have the same length in every language.',
  ],
  [
    'Text at 200 %',
    'Text and lines grow; boxes and distances keep their size. Boxes of text are measured in lines (lh) or digits (ch), never in em.',
  ],
  ['The other up/down colours', 'Only parts in a price colour change.'],
  [
    'Nothing is lost',
    'Nothing overflows or overlaps, and no figure wraps. Only a name in a row that leads to the whole name may end in “…”.',
  ],
] as const;

const screen = [
  ['One column', 'Content is never wider than the design: 750 css px. On a wider screen it is centred.'],
  [
    'Units follow the phone',
    '200 units are 1 rem, and 1 rem is 200/750 of the width of the screen. Everything scales with the phone.',
  ],
  ['Safe areas', 'The top bar and the bottom bar do not overlap the notch or the home indicator.'],
  ['Text may grow', 'Rows have a minimum height, never a fixed one. At twice the text size they wrap.'],
] as const;
