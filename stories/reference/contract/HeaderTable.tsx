import type { OpenApiDocument } from '../../../reference/openApi/types';
import { Prose } from '../Prose';
import { Table } from '../Table';

export interface HeaderTableProps {
  headers: OpenApiDocument['components']['securitySchemes'][string][];
}

/** The headers of a request. */
export function HeaderTable({ headers }: HeaderTableProps) {
  return (
    <Table aria-label="Headers of a request">
      <thead>
        <tr>
          <th scope="col">Header</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {headers.map(({ name, description }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <Prose text={description} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
