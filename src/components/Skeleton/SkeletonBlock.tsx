'use client';
import { styled } from 'styled-components';
import { color, radius } from '../../theme/tokens';
import { units } from '../../theme/units';

export interface SkeletonBlockProps {
  /** Width in drawing units. Leave out to fill the container. */
  width?: number;
  /** Height in drawing units. */
  height: number;
}

/** Placeholder of one text, figure or picture. */
export function SkeletonBlock({ width, height }: SkeletonBlockProps) {
  return <Block $width={width} $height={height} />;
}

const Block = styled.div<{ $width: number | undefined; $height: number }>`
  width: ${({ $width }) => ($width === undefined ? '100%' : units($width))};
  max-width: 100%;
  height: ${({ $height }) => units($height)};
  border-radius: ${units(radius.small)};
  background: ${color('hairline')};
`;
