import { styled } from 'styled-components';
import { color, space } from '../../../src/theme/tokens';
import { units } from '../../../src/theme/units';
import { Table } from '../page/Table';

const uses: Record<keyof typeof space, string> = {
  xs: 'A label and its field; lines of one part',
  s: 'Parts side by side',
  m: 'Elements of one part',
  l: 'The margins of a screen; one part and the next',
  xl: 'Groups',
  xxl: 'Before a new topic; at the end of a page',
};

/** Every distance, drawn. */
export function Rhythm() {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Distance</th>
          <th scope="col">Between</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(space).map(([name, measure]) => (
          <tr key={name}>
            <th scope="row">
              {name} {measure}
            </th>
            <td>
              <Bar data-units={measure} style={{ width: units(measure) }} />
            </td>
            <td>{uses[name as keyof typeof space]}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Bar = styled.div`
  max-width: 100%;
  height: ${units(space.m)};
  background: ${color('accent')};
`;
