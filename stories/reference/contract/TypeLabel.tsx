import { Fragment } from 'react';
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

/** The type of a field. The values of an enumeration are listed, and each named object is linked. */
export function TypeLabel({ schema }: TypeLabelProps) {
  const { items, anyOf, minimum, maximum, ...rest } = nonNull(schema);
  if (items) return ['list of ', <TypeLabel key="items" schema={items} />];
  if (anyOf?.some(({ $ref }) => $ref)) {
    return anyOf.map((kind, index) => (
      <Fragment key={JSON.stringify(kind)}>
        {index > 0 && ' or '}
        <TypeLabel schema={kind} />
      </Fragment>
    ));
  }
  const component = rest.$ref?.split('/').at(-1);
  return (
    <>
      {component ? <Component name={component} /> : typeName({ ...rest, anyOf })}
      {minimum !== undefined && `, at least ${minimum}`}
      {maximum !== undefined && `, at most ${maximum}`}
    </>
  );
}

function Component({ name }: { name: string }) {
  const component = useComponents()[name];
  if (component?.properties && component['x-area'] !== 'Scalars') {
    return (
      <a href={`#${shapeId(name)}`} onClick={(event) => goTo(event, shapeId(name))}>
        {name}
      </a>
    );
  }
  return component?.enum ? `${name}: ${component.enum.join(', ')}` : name;
}
