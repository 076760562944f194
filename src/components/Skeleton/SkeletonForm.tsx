'use client';
import { styled } from 'styled-components';
import { color, radius, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { fieldHeight } from '../Field/fieldParts';
import { Stack } from '../Stack/Stack';
import { Repeat } from './Repeat';
import { SkeletonLine } from './SkeletonLine';

export interface SkeletonFormProps {
  /** Number of fields. */
  fields?: number;
}

/** Placeholder of form fields with their labels. Place it in a `Section`, like the fields. */
export function SkeletonForm({ fields = 3 }: SkeletonFormProps) {
  return (
    <Stack>
      <Repeat count={fields}>
        <Field>
          <SkeletonLine width={160} size="small" />
          <Box />
        </Field>
      </Repeat>
    </Stack>
  );
}

const Field = styled.div`
  display: grid;
  gap: ${units(space.xs)};
`;

const Box = styled.div`
  height: ${units(fieldHeight)};
  border: 1px solid ${color('hairline')};
  border-radius: ${units(radius.small)};
  background: ${color('surface')};
`;
