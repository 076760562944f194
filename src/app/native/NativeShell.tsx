import { useEffect } from 'react';
import { cssColor } from '../../theme/cssColor';
import { useAppearance } from '../../theme/useAppearance';
import { notifyResume } from './notifyResume';
import { openLinksOutside } from './openLinksOutside';
import { styleStatusBar } from './styleStatusBar';
import { useBackButton } from './useBackButton';

/** Features of the native wrapper (specification 2). Its code and plugins are loaded inside the wrapper only. */
export function NativeShell() {
  const appearance = useAppearance();
  useBackButton();
  useEffect(() => void styleStatusBar(appearance.theme, cssColor('surface')), [appearance]);
  useEffect(openLinksOutside, []);
  useEffect(notifyResume, []);
  return null;
}
