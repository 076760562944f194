import { Table } from '../Table';

export interface SpeedTableProps {
  name: string;
  heads: readonly string[];
  /** The name of the measure, then its figures. */
  rows: readonly (readonly [string, ...(number | string)[]])[];
}

/** A table of measured figures. */
export function SpeedTable({ name, heads, rows }: SpeedTableProps) {
  return (
    <Table aria-label={name}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, ...figures]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            {figures.map((figure, index) => (
              <td key={heads[index + 1]}>{figure.toLocaleString('en')}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
