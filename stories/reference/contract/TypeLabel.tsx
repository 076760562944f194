import type { JsonSchema } from '../../../reference/openApi/types';
import { goTo } from '../goTo';
import { useComponents } from './components';
import { nonNull } from './fieldRows';
import { typeName } from './typeName';

export interface TypeLabelProps {
  schema: JsonSchema;
}

/** Id of the anchor of a named object. */
export const shapeId = (name: string) => `shape-${name}`;

/** The type of a field. The values of an enumeration are listed, and a named object is linked. */
export function TypeLabel({ schema }: TypeLabelProps) {
  const components = useComponents();
  const { lists, component = '', words } = typeName(schema);
  const target = components[component];
  const { minimum, maximum } = nonNull(schema);
  return (
    <>
      {'list of '.repeat(lists)}
      {target?.properties && target['x-area'] !== 'Scalars' ? (
        <a href={`#${shapeId(component)}`} onClick={(event) => goTo(event, shapeId(component))}>
          {component}
        </a>
      ) : (
        component || words
      )}
      {target?.enum && `: ${target.enum.join(', ')}`}
      {minimum !== undefined && `, at least ${minimum}`}
      {maximum !== undefined && `, at most ${maximum}`}
    </>
  );
}
