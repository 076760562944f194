import { styled } from 'styled-components';
import { useText } from '../../i18n/useText';
import { rem } from '../../theme/rem';
import { color, fontSize, fontWeight, maxWidth, space } from '../../theme/tokens';
import { BrandLogo } from '../../widgets/login/Brand/BrandLogo';
import { useBrand } from '../useBrand';

/** Shown while the app starts: logo, name, and what is being done. */
export function Splash() {
  const t = useText('login');
  const { title, logo } = useBrand();
  return (
    <Centre>
      <Brand>
        <BrandLogo logo={logo} />
        <Bar />
        <Words>
          {title && <Title>{title}</Title>}
          <Doing role="status">{t('start.label')}</Doing>
        </Words>
      </Brand>
    </Centre>
  );
}

const Centre = styled.main`
  display: grid;
  min-height: calc(100dvh - var(--strip-height));
  place-items: center;
`;

// Same position as on the static page before it, so that nothing moves when the app starts. The text is below.
const Brand = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${rem(space.l)};
`;

const Bar = styled.div`
  width: ${rem(192)};
  height: ${rem(4)};
  background: ${color('hairline')};
`;

const Words = styled.div`
  position: absolute;
  top: calc(100% + ${rem(space.l)});
  width: max-content;
  max-width: calc(min(100vw, ${maxWidth}px) - ${rem(2 * space.l)});
  text-align: center;
`;

const Title = styled.h1`
  font-size: ${rem(fontSize.title)};
  font-weight: ${fontWeight.bold};
`;

const Doing = styled.p`
  margin-top: ${rem(space.s)};
  color: ${color('inkTertiary')};
  font-size: ${rem(fontSize.small)};
`;
