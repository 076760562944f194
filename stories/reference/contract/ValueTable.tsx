import type { JsonSchema } from '../../../reference/openApi/types';
import { Prose } from '../Prose';
import { Table } from '../Table';
import { typeName } from './typeName';

export interface ValueTableProps {
  schemas: Readonly<Record<string, JsonSchema>>;
}

/** Types of fields that are not objects: each kind with its format. */
export function ValueTable({ schemas }: ValueTableProps) {
  const scalars = Object.entries(schemas).filter(([, schema]) => schema['x-area'] === 'Scalars');
  return (
    <Table aria-label="Kinds of values">
      <thead>
        <tr>
          <th scope="col">Kind</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {scalars.map(([name, schema]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
              <small>{formOf(schema)}</small>
            </th>
            <td>
              <Prose text={schema.description ?? ''} />{' '}
              {schema.examples && <Prose text={`Such as \`${JSON.stringify(schema.examples[0])}\`.`} />}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const formOf = (schema: JsonSchema) =>
  schema.properties ? `object of ${Object.keys(schema.properties).join(', ')}` : typeName(schema);
