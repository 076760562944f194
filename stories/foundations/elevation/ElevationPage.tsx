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
      lead="The product is flat. A shadow means that a part is above the page and needs an action first. Nothing else has a shadow."
    >
      <Part title="On the page">
        <p>
          Three backgrounds and a hairline. A card is only for a single object (a position, a new issue),
          never inside another card. No gradients, no glass effects.
        </p>
        <Grounds />
      </Part>
      <Part title="Above the page">
        <p>
          The shadow is equal on all sides, without a light source. The page is darkened below a sheet or a
          dialog, and unchanged below an explanation.
        </p>
        <Levels />
        {Object.keys(elevation).map((level) => (
          <p key={level}>
            {level} {elevation[level as keyof typeof elevation]}
            <UsedIn files={filesWith(new RegExp(`shadow\\('${level}'\\)`))} />
          </p>
        ))}
      </Part>
      <Part title="Order of the layers">
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
