import { styled } from 'styled-components';
import { rem } from '../../../src/theme/rem';
import { color, space } from '../../../src/theme/tokens';
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
        {Object.entries(space).map(([name, units]) => (
          <tr key={name}>
            <th scope="row">
              {name} {units}
            </th>
            <td>
              <Bar data-units={units} style={{ width: rem(units) }} />
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
  height: ${rem(space.m)};
  background: ${color('accent')};
`;
