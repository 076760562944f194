'use client';
import { QRCodeSVG } from 'qrcode.react';
import { styled } from 'styled-components';
import { color, space } from '../../theme/tokens';
import { units } from '../../theme/units';

export interface QrCodeProps {
  /** The encoded text, usually a link. */
  value: string;
  /** Where it leads, for screen readers. Show the value next to it as text that can be copied. */
  label: string;
  /** Edge in CSS px; 256 by default (specification 9). It shrinks when there is less room. */
  size?: number;
}

/**
 * A QR code for a link to open on another phone. Dark on light in every theme, with the quiet zone that scanners
 * need.
 */
export function QrCode({ value, label, size = 256 }: QrCodeProps) {
  return (
    <Frame $size={size}>
      <QRCodeSVG value={value} size={size} level="M" marginSize={4} role="img" aria-label={label} />
    </Frame>
  );
}

const Frame = styled.div<{ $size: number }>`
  max-width: ${({ $size }) => $size}px;
  padding: ${units(space.xs)};
  background: ${color('pictureGround')};

  svg { display: block; width: 100%; height: auto; }
`;
