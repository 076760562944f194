'use client';
import { styled } from 'styled-components';
import { fontSize, lineHeight } from '../../theme/tokens';
import { units } from '../../theme/units';
import { SkeletonBlock } from './SkeletonBlock';

export interface SkeletonLineProps {
  /** Width of the expected text, in drawing units. Leave out to fill the container. */
  width?: number;
  /** Type size of the expected text. */
  size?: keyof typeof fontSize;
  /** Line height of the expected text. */
  leading?: keyof typeof lineHeight;
}

/** Placeholder of one line of text: as high as the line, with a bar as high as its letters. */
export function SkeletonLine({ width, size = 'body', leading = 'row' }: SkeletonLineProps) {
  return (
    <Line $height={fontSize[size] * lineHeight[leading]}>
      <SkeletonBlock height={fontSize[size] * 0.8} {...(width !== undefined && { width })} />
    </Line>
  );
}

const Line = styled.div<{ $height: number }>`
  display: flex;
  height: ${({ $height }) => units($height)};
  align-items: center;
`;
