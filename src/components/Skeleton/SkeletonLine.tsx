import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { fontSize, lineHeight } from '../../theme/tokens';
import { SkeletonBlock } from './SkeletonBlock';

export interface SkeletonLineProps {
  /** Of the text that comes, in drawing units; as wide as its place when left out. */
  width?: number;
  size?: keyof typeof fontSize;
  leading?: keyof typeof lineHeight;
}

/** The place of one line of text: as high as the line will be, with a bar as high as its letters. */
export function SkeletonLine({ width, size = 'body', leading = 'row' }: SkeletonLineProps) {
  return (
    <Line $height={fontSize[size] * lineHeight[leading]}>
      <SkeletonBlock height={fontSize[size] * 0.8} {...(width !== undefined && { width })} />
    </Line>
  );
}

const Line = styled.div<{ $height: number }>`
  display: flex;
  height: ${({ $height }) => rem($height)};
  align-items: center;
`;
