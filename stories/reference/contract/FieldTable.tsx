import { styled } from 'styled-components';
import type { JsonSchema } from '../../../reference/openApi/types';
import { space } from '../../../src/theme/tokens';
import { units } from '../../../src/theme/units';
import { Prose } from '../Prose';
import { Table } from '../Table';
import { type FieldRow, fieldRows } from './fieldRows';
import { TypeLabel } from './TypeLabel';

export interface FieldTableProps {
  /** The owner of the fields, for screen readers. */
  label: string;
  /** An object. */
  schema: JsonSchema;
}

/** Every field of an object: name, type, whether it is required, and meaning. */
export function FieldTable({ label, schema }: FieldTableProps) {
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {fieldRows(schema).map((row) => (
          <Row key={row.path} row={row} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ row: { name, depth, schema, required, description } }: { row: FieldRow }) {
  return (
    <tr>
      <FieldCell scope="row" $depth={depth}>
        <code>{name}</code>
        <small>
          <TypeLabel schema={schema} />
          {!required && ' · optional'}
        </small>
      </FieldCell>
      <td>{description && <Prose text={description} />}</td>
    </tr>
  );
}

const FieldCell = styled.th<{ $depth: number }>`
  &&& {
    padding-left: ${({ $depth }) => units($depth * space.m)};
  }
`;
