import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import styled from 'styled-components';
import { useProgramVersion, useSiteConfig } from '../../api/queries/common';
import { useIndices } from '../../api/queries/stocks';
import { Button } from '../../components/Button/Button';
import { Page } from '../../components/Page/Page';
import { useText } from '../../i18n/useText';
import { appVersion } from '../../lib/appVersion';
import { loadedData } from '../../lib/loadable';
import { useSession } from '../../session/useSession';
import { rem } from '../../theme/rem';
import { color, fontSize, fontWeight, space } from '../../theme/tokens';
import { BrandMark } from './BrandMark';
import { isOlderVersion } from './isOlderVersion';

/** The splash waits no longer than this, in ms: what is still missing is loaded where it is shown. */
const longestMs = 3_000;

/**
 * Splash: checks the program version and fetches quotes (specification 2), then goes on to home, or to the onboarding
 * when nobody is signed in. A program that is too old for the server insists on a reload.
 */
export function Start() {
  const version = useProgramVersion();
  const indices = useIndices();
  const signedIn = useSession() !== null;
  const late = useLate();
  const minimum = loadedData(version)?.minimum;
  const settled = version.state !== 'loading' && indices.state !== 'loading';

  if (minimum !== undefined && isOlderVersion(appVersion, minimum)) return <Outdated />;
  return (
    <>
      {(settled || late) && <Navigate to={signedIn ? '/home/index' : '/login/logon'} replace />}
      <Splash />
    </>
  );
}

function useLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), longestMs);
    return () => clearTimeout(timer);
  }, []);
  return late;
}

function Splash() {
  const t = useText('login');
  const title = loadedData(useSiteConfig())?.title;
  return (
    <Centre>
      <Brand role="status" aria-label={t('start.label')}>
        <BrandMark />
        <Bar />
        {title && <Title>{title}</Title>}
      </Brand>
    </Centre>
  );
}

function Outdated() {
  const t = useText('login');
  return (
    <Page
      actions={
        <Button fullWidth onClick={() => window.location.reload()}>
          {t('start.reload')}
        </Button>
      }
    >
      <Notice>
        <BrandMark />
        <Heading>{t('start.outdated')}</Heading>
      </Notice>
    </Page>
  );
}

const Centre = styled.main`
  display: grid;
  min-height: 100dvh;
  place-items: center;
`;

// As on the static page before it, so that nothing moves when the app takes over; the name hangs below.
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

const Title = styled.h1`
  position: absolute;
  top: calc(100% + ${rem(space.l)});
  width: max-content;
  max-width: calc(var(--width) - ${rem(2 * space.l)});
  font-size: ${rem(fontSize.title)};
  font-weight: ${fontWeight.bold};
`;

const Notice = styled.div`
  display: grid;
  gap: ${rem(space.l)};
  padding: ${rem(space.xxl, space.l)};
`;

const Heading = styled.h1`
  font-size: ${rem(fontSize.figure)};
  font-weight: ${fontWeight.bold};
  line-height: 1.4;
`;
