'use client';
import { Avatar as Base } from '@base-ui/react/avatar';
import UserRound from 'lucide-react/icons/user-round';
import { styled } from 'styled-components';
import { color } from '../../theme/tokens';
import { units } from '../../theme/units';
import { Icon } from '../Icon/Icon';

export interface AvatarProps {
  /** URL of the picture. A placeholder figure is shown when there is none or it fails to load. */
  src?: string | null | undefined;
  /** Whose picture it is, for screen readers. Leave out when the name is shown next to it. */
  label?: string;
  /** Diameter in drawing units. Use 96 next to a name, 160 alone at the top of a page. */
  size?: 96 | 160;
}

/** The round picture of a member or an issuer. */
export function Avatar({ src, label, size = 96 }: AvatarProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Frame $size={size} {...named}>
      {src && <Picture src={src} alt="" />}
      <Figure>
        <Icon glyph={UserRound} size={48} />
      </Figure>
    </Frame>
  );
}

const Frame = styled(Base.Root)<{ $size: number }>`
  display: inline-flex;
  flex: none;
  width: ${({ $size }) => units($size)};
  height: ${({ $size }) => units($size)};
  align-items: center;
  justify-content: center;
  overflow: hidden;
  border-radius: 50%;
  background: ${color('accentSoft')};
  color: ${color('accent')};
`;

const Picture = styled(Base.Image)`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const Figure = styled(Base.Fallback)`
  display: inline-flex;
`;
