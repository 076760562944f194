import { motion } from '../../../src/theme/tokens';
import { FoundationPage } from '../page/FoundationPage';
import { Part } from '../page/Part';
import { Rules } from '../page/Rules';
import { filesWith } from '../page/sources';
import { Table } from '../page/Table';
import { UsedIn } from '../page/UsedIn';
import { MotionSamples } from './MotionSamples';
import { Track } from './Track';

/** What is animated, for how long, and what never is. */
export function MotionPage() {
  return (
    <FoundationPage
      title="Motion"
      lead="Motion only shows cause and effect: a sheet rises after a tap, a row disappears after its deletion. It is short, so that nobody waits for it."
    >
      <Part title="Durations">
        <Durations />
        <p>All motion eases out: it is fast at the start, so that it responds to the finger at once.</p>
      </Part>
      <Part title="What moves">
        <p>There are three motions: something enters, a figure changes, and something succeeded.</p>
        <MotionSamples />
        <Rules rules={moves} />
      </Part>
      <Part title="What never moves">
        <Rules rules={never} />
      </Part>
      <Part title="Reduced motion">
        <p>
          With <code>prefers-reduced-motion</code> every transition and animation is off, and each change is
          immediate. No information depends on motion alone, so nothing is lost. The catalogue turns motion
          off in the same way, so that its pictures are reproducible, except on this page.
        </p>
      </Part>
    </FoundationPage>
  );
}

const uses: Record<keyof typeof motion, string> = {
  fast: 'Small parts: a switch, a field’s edge, a dialog',
  slow: 'Large parts: a sheet, a toast, the page during pull to refresh; the mark of a success',
  flash: 'The background of a changed price, once',
  wait: 'Delay before a skeleton appears, so that a fast response does not flicker',
};

function Durations() {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Duration</th>
          <th scope="col">Press to see it</th>
          <th scope="col">For</th>
          <th scope="col">Used in</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(motion).map(([name, ms]) => (
          <tr key={name}>
            <th scope="row">
              {name} {ms} ms
            </th>
            <td>
              <Track name={name as keyof typeof motion} />
            </td>
            <td>{uses[name as keyof typeof motion]}</td>
            <td>
              <UsedIn files={filesWith(new RegExp(`motion\\.${name}\\b`))} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const moves = [
  ['A sheet rises and falls', 'It enters from the bottom and leaves to the bottom.'],
  ['A dialog and a toast appear', 'Quickly, in their final position.'],
  ['A switch and a choice slide', 'From the previous to the current position.'],
  [
    'The page follows the finger',
    'During pull to refresh and when a row is swiped: as far as the finger moves.',
  ],
  [
    'A changed price flashes',
    'Its background, once, in the colour of the direction. The figure does not move.',
  ],
  ['A success settles', 'The mark of a receipt grows into its place, once. Nothing around it moves.'],
] as const;

const never = [
  ['Figures', 'They do not count up, roll or grow. A new figure replaces the old one in its place.'],
  ['The layout', 'Nothing moves after it has loaded. Space is reserved for content that is still loading.'],
  ['Charts', 'They are drawn at once. An animated chart adds no information about the market.'],
  ['Loops', 'No shimmer, no pulse, no ticker, no carousel that advances by itself.'],
  ['Pressure', 'No countdown that hurries a decision, no confetti, no shaking field.'],
] as const;
