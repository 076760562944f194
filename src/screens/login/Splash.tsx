import { styled } from 'styled-components';
import { useText } from '../../i18n/useText';
import { textSize } from '../../theme/textSize';
import { color, fontWeight, maxWidth, space } from '../../theme/tokens';
import { units } from '../../theme/units';
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
  gap: ${units(space.l)};
`;

const Bar = styled.div`
  width: ${units(192)};
  height: ${units(4)};
  background: ${color('hairline')};
`;

const Words = styled.div`
  position: absolute;
  top: calc(100% + ${units(space.l)});
  width: max-content;
  max-width: calc(min(100vw, ${maxWidth}px) - ${units(2 * space.l)});
  text-align: center;
`;

const Title = styled.h1`
  font-size: ${textSize('title')};
  font-weight: ${fontWeight.bold};
`;

const Doing = styled.p`
  margin-top: ${units(space.s)};
  color: ${color('inkTertiary')};
  font-size: ${textSize('small')};
`;
