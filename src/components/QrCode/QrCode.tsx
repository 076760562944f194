import { QRCodeSVG } from 'qrcode.react';
import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { space } from '../../theme/tokens';

export interface QrCodeProps {
  /** What the code says: a link, an address. */
  value: string;
  /** What it leads to, for screen readers; the value itself should stand beside it as text that can be copied. */
  label: string;
  /** Edge in css px; 256 unless given (specification 9). It shrinks where there is less room. */
  size?: number;
}

/** A QR code, dark on light in every theme, with the quiet zone that scanners need. */
export function QrCode({ value, label, size = 256 }: QrCodeProps) {
  return (
    <Frame style={{ maxWidth: size }}>
      <QRCodeSVG value={value} size={size} level="M" marginSize={4} role="img" aria-label={label} />
    </Frame>
  );
}

const Frame = styled.div`
  padding: ${rem(space.xs)};
  background: #fff;

  svg { display: block; width: 100%; height: auto; }
`;
