import { type ReactNode, Suspense } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { useText } from '../../i18n/useText';
import { wideScreen } from '../../theme/lowScreen';
import { color, touchTarget } from '../../theme/tokens';
import { units } from '../../theme/units';

/** Sticky elements at the top of a screen stay below the strip. */
const StripSpace = createGlobalStyle`
  :root { --strip-height: calc(${units(touchTarget)} + env(safe-area-inset-top, 0px)); --safe-top: 0px; }
  ${wideScreen} {
    :root { --strip-height: calc(max(${units(touchTarget / 2)}, 32px) + env(safe-area-inset-top, 0px)); }
  }
`;

const StripFrame = styled.div`
  width: var(--width);
  height: var(--strip-height);
  margin: 0 auto;
  background: ${color('warningSoft')};
`;

/** Reserves the strip's space, so that nothing moves when its code arrives. Shows DEMO if the code fails to load. */
export function DemoStripSpace({ children }: { children: ReactNode }) {
  const t = useText('common');
  return (
    <>
      <StripSpace />
      <ErrorBoundary fallback={() => <StripFrame>{t('demo')}</StripFrame>}>
        <Suspense fallback={<StripFrame />}>{children}</Suspense>
      </ErrorBoundary>
    </>
  );
}
