import { styled } from 'styled-components';
import type { JsonSchema, Operation, Tag } from '../../../reference/openApi/types';
import { fontWeight, space } from '../../../src/theme/tokens';
import { units } from '../../../src/theme/units';
import { Chapter } from '../Chapter';
import { CallFold } from './CallFold';
import { ShapeFold } from './ShapeFold';

export interface AreaChapterProps {
  tag: Tag;
  /** By path. */
  calls: readonly [string, Operation][];
  /** By name. */
  shapes: readonly [string, JsonSchema][];
}

/** The calls and objects of an area. */
export function AreaChapter({ tag, calls, shapes }: AreaChapterProps) {
  return (
    <Chapter id={areaId(tag)} title={tag.name}>
      <p>{tag.description}</p>
      {calls.length > 0 && (
        <List>
          <h3>Calls</h3>
          {calls.map(([path, operation]) => (
            <CallFold key={path} path={path} operation={operation} />
          ))}
        </List>
      )}
      {shapes.length > 0 && (
        <List>
          <h3>Shapes</h3>
          {shapes.map(([name, schema]) => (
            <ShapeFold key={name} name={name} schema={schema} />
          ))}
        </List>
      )}
    </Chapter>
  );
}

/** Id of the anchor of an area. */
export const areaId = ({ name }: Tag) => `area-${name.replace(/\W+/g, '-')}`;

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${units(space.xs)};

  h3 {
    font-weight: ${fontWeight.bold};
  }
`;
