import type { JsonSchema } from '../../../reference/openApi/types';
import { FieldTable } from './FieldTable';
import { fieldRows, innermost } from './fieldRows';
import { TypeLabel } from './TypeLabel';

export interface PayloadProps {
  title: string;
  /** The call, for screen readers. */
  path: string;
  schema: JsonSchema;
}

/** The request or response of a call: its fields, or a link to them. */
export function Payload({ title, path, schema }: PayloadProps) {
  const inner = innermost(schema);
  const isNamed = inner.$ref !== undefined;
  const hasFields = fieldRows(inner).length > 0;
  const isList = schema.items !== undefined;
  return (
    <section>
      <h4>{title}</h4>
      {isNamed || isList || (!hasFields && inner.type !== 'object') ? (
        <p>
          <TypeLabel schema={schema} />
          {hasFields && ', each with:'}
        </p>
      ) : (
        !hasFields && <p>No fields: an empty object{title === 'Answer' && ', or null'}.</p>
      )}
      {hasFields && <FieldTable label={`${title} of ${path}`} schema={inner} />}
    </section>
  );
}
