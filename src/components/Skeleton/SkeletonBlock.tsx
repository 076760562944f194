import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { color, radius } from '../../theme/tokens';

export interface SkeletonBlockProps {
  /** In drawing units; as wide as its place when left out. */
  width?: number;
  /** In drawing units. */
  height: number;
}

/** The place of one text, figure or picture that is still loading. */
export function SkeletonBlock({ width, height }: SkeletonBlockProps) {
  return <Block $width={width} $height={height} />;
}

const Block = styled.div<{ $width: number | undefined; $height: number }>`
  width: ${({ $width }) => ($width === undefined ? '100%' : rem($width))};
  max-width: 100%;
  height: ${({ $height }) => rem($height)};
  border-radius: ${rem(radius.small)};
  background: ${color('hairline')};
`;
