import { styled } from 'styled-components';
import type { JsonSchema } from '../../../reference/openApi/types';
import { color, fontWeight, space } from '../../../src/theme/tokens';
import { units } from '../../../src/theme/units';
import { Paragraphs } from '../Paragraphs';
import { FieldTable } from './FieldTable';
import { Fold } from './Fold';
import { shapeId } from './TypeLabel';

export interface ShapeFoldProps {
  name: string;
  schema: JsonSchema;
}

/** An object that several calls return. */
export function ShapeFold({ name, schema }: ShapeFoldProps) {
  return (
    <Fold
      id={shapeId(name)}
      title={
        <Title>
          <strong>{name}</strong>
          <span>{Object.keys(schema.properties ?? {}).length} fields</span>
        </Title>
      }
    >
      {schema.description && (
        <div>
          <Paragraphs text={schema.description} />
        </div>
      )}
      <FieldTable label={name} schema={schema} />
    </Fold>
  );
}

const Title = styled.span`
  display: flex;
  gap: ${units(space.s)};

  strong {
    font-weight: ${fontWeight.bold};
  }

  span {
    color: ${color('inkSecondary')};
  }
`;
