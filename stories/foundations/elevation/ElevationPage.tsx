import { elevation, layer } from '../../../src/theme/tokens';
import { FoundationPage } from '../page/FoundationPage';
import { Part } from '../page/Part';
import { filesWith } from '../page/sources';
import { Table } from '../page/Table';
import { UsedIn } from '../page/UsedIn';
import { Grounds } from './Grounds';
import { Levels } from './Levels';

/** The layers of the product. */
export function ElevationPage() {
  return (
    <FoundationPage
      title="Elevation"
      lead="The product is flat. A shadow means that something lies above the page and has to be dealt with first; nothing else has one."
    >
      <Part title="On the page">
        <p>
          Three grounds and a hairline. A card only where a thing is a thing (a position, a new issue), never
          a card in a card. No gradients, no glass.
        </p>
        <Grounds />
      </Part>
      <Part title="Above the page">
        <p>
          The shadow falls to all sides, as no light comes from anywhere. Below a sheet or a dialog the page
          is darkened; below an explanation it stays as it is.
        </p>
        <Levels />
        {Object.keys(elevation).map((level) => (
          <p key={level}>
            {level} {elevation[level as keyof typeof elevation]}
            <UsedIn files={filesWith(new RegExp(`shadow\\('${level}'\\)`))} />
          </p>
        ))}
      </Part>
      <Part title="What covers what">
        <Layers />
      </Part>
    </FoundationPage>
  );
}

const inOrder = Object.entries(layer).sort(([, one], [, other]) => other - one);

function Layers() {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Layer, topmost first</th>
          <th scope="col">Used in</th>
        </tr>
      </thead>
      <tbody>
        {inOrder.map(([name, index]) => (
          <tr key={name}>
            <th scope="row">
              {name} {index}
            </th>
            <td>
              <UsedIn files={filesWith(new RegExp(`layer\\.${name}\\b`))} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
