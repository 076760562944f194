import { Table } from '../Table';

const heads = ['Measure', 'This build', 'Target', 'Floor', '× floor', 'Holds'];

export interface SpeedTableProps {
  name: string;
  rows: readonly (readonly string[])[];
}

/** A table of measured figures. */
export function SpeedTable({ name, rows }: SpeedTableProps) {
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
              <td key={heads[index + 1]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
