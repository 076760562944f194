import { Avatar as Base } from '@base-ui/react/avatar';
import UserRound from 'lucide-react/icons/user-round';
import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { color } from '../../theme/tokens';
import { Icon } from '../Icon/Icon';

export interface AvatarProps {
  /** Address of the picture; a figure stands in its place where there is none or it can't be loaded. */
  src?: string | null | undefined;
  /** Whose it is, for screen readers; left out where the name stands beside it. */
  label?: string;
  /** Diameter in drawing units: beside a name, or alone as the head of a page. */
  size?: 96 | 160;
}

/** A member's or an issuer's picture, round. */
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
  width: ${({ $size }) => rem($size)};
  height: ${({ $size }) => rem($size)};
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
