import { styled } from 'styled-components';
import type { Measured } from '../../../src/theme/measuredPairs';
import { textSize } from '../../../src/theme/textSize';
import { color, fontWeight, radius, space } from '../../../src/theme/tokens';
import { units } from '../../../src/theme/units';
import { pairRows } from './pairRows';
import { ratioText } from './ratioText';
import { themes } from './themes';

export interface PairTableProps {
  kind: Measured['kind'];
}

/** Each pair as it looks in each theme: the ratio as text on its background, or beside a mark. */
export function PairTable({ kind }: PairTableProps) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Pair</th>
          {themes.map(({ name, title }) => (
            <th key={name} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairRows(kind).map(({ name, measured }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {measured.map((pair, index) => (
              <td key={themes[index]?.name}>
                {kind === 'mark' ? (
                  <>
                    <Sample $pair={pair}>
                      <Mark />
                    </Sample>
                    {ratioText(pair.ratio)}
                  </>
                ) : (
                  <Sample $pair={pair}>{ratioText(pair.ratio)}</Sample>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: ${textSize('small')};
  text-align: left;

  th, td {
    padding: ${units(space.xs / 2, space.xs)};
    vertical-align: middle;
  }

  thead th {
    font-weight: ${fontWeight.bold};
  }

  tbody th {
    font-weight: ${fontWeight.regular};
    overflow-wrap: anywhere;
  }
`;

const Sample = styled.div<{ $pair: Measured }>`
  padding: ${units(space.xs)};
  border: 1px solid ${color('hairline')};
  border-radius: ${units(radius.small)};
  background: ${({ $pair }) => $pair.groundHex};
  color: ${({ $pair }) => $pair.inkHex};
`;

const Mark = styled.div`
  width: ${units(32)};
  height: ${units(32)};
  border: ${units(6)} solid;
  border-radius: ${units(radius.small)};
`;
