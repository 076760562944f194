import { App } from '@capacitor/app';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useToasts } from '../../components/Toast/useToasts';
import { useText } from '../../i18n/useText';
import { historyIndex } from '../../lib/historyIndex';
import { closeLayers, layerCount } from '../../lib/openLayers';
import { currentSession } from '../../session/session';
import { backPress } from './backPress';
import { listenerCleanup } from './listenerCleanup';
import { pagesBack } from './pagesBack';
import { useVisitedPaths } from './useVisitedPaths';

/** Handles the phone's back button (specification 2). */
export function useBackButton(): void {
  const t = useText('common');
  const toasts = useToasts();
  const navigate = useNavigate();
  const pathAt = useVisitedPaths();
  const warnedAt = useRef<number>(undefined);

  const press = useEffectEvent(() => {
    const now = performance.now();
    const pages = pagesBack(historyIndex(), pathAt, currentSession() !== null);
    const action = backPress({
      layers: layerCount(),
      canGoBack: pages > 0,
      sinceWarningMs: warnedAt.current === undefined ? undefined : now - warnedAt.current,
    });
    warnedAt.current = action === 'warn' ? now : undefined;
    if (action === 'closeLayer') closeLayers(layerCount() - 1);
    else if (action === 'goBack') navigate(-pages);
    else if (action === 'quit') void App.exitApp();
    else toasts.showNow(t('pressAgainToQuit'));
  });

  useEffect(() => listenerCleanup(App.addListener('backButton', () => press())), []);
}
