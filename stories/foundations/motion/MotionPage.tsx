import { motion } from '../../../src/theme/tokens';
import { FoundationPage } from '../page/FoundationPage';
import { Part } from '../page/Part';
import { Rules } from '../page/Rules';
import { filesWith } from '../page/sources';
import { Table } from '../page/Table';
import { UsedIn } from '../page/UsedIn';

/** What is animated, for how long, and what never is. */
export function MotionPage() {
  return (
    <FoundationPage
      title="Motion"
      lead="Motion shows cause and effect and nothing else: a sheet rises because something was tapped, a row leaves because it was deleted. It is over before anyone waits for it."
    >
      <Part title="Durations">
        <Durations />
        <p>All of it eases out: quick at the start, as it answers a finger.</p>
      </Part>
      <Part title="What moves">
        <Rules rules={moves} />
      </Part>
      <Part title="What never moves">
        <Rules rules={never} />
      </Part>
      <Part title="Reduced motion">
        <p>
          A member who asks the phone for less motion gets none: under <code>prefers-reduced-motion</code>{' '}
          every transition and animation is off, and each change is there at once. Nothing is told by motion
          alone, so nothing is lost. This catalogue is held still in the same way, so that two pictures of it
          are equal.
        </p>
      </Part>
    </FoundationPage>
  );
}

const uses: Record<keyof typeof motion, string> = {
  fast: 'Small parts: a switch, a field’s edge, a dialog',
  slow: 'Large parts: a sheet, a toast, the page pulled down',
  flash: 'The ground of a price that has changed, once',
  wait: 'Until a skeleton shows: a quick answer doesn’t flicker',
};

function Durations() {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Duration</th>
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
  ['A sheet rises and falls', 'It came from the bottom and goes back there.'],
  ['A dialog and a toast appear', 'Quickly, in their place.'],
  ['A switch and a choice slide', 'From what was to what is.'],
  ['The page follows the finger', 'Pulled down to refresh, a row swiped aside: as far as the finger goes.'],
  ['A changed price flashes', 'Its ground, once, in the colour of the direction. The figure stands still.'],
] as const;

const never = [
  ['Figures', 'They do not count up, roll or grow. A new figure replaces the old one in its place.'],
  ['The layout', 'Nothing moves after it has loaded; what is to come has its room kept.'],
  ['Charts', 'They are drawn at once. A chart that grows tells nothing about the market.'],
  ['Anything in a loop', 'No shimmer, no pulse, no ticker, no carousel that turns by itself.'],
  ['Anything to urge', 'No countdown for pressure, no confetti, no shaking field.'],
] as const;
