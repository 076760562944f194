import { useEffect } from 'react';
import { cssColor } from '../../theme/cssColor';
import { useAppearance } from '../../theme/useAppearance';
import { notifyResume } from './notifyResume';
import { openLinksOutside } from './openLinksOutside';
import { styleStatusBar } from './styleStatusBar';
import { useBackButton } from './useBackButton';

/** Features of the native wrapper (specification 2). Its code and plugins are loaded inside the wrapper only. */
export function NativeShell() {
  const { theme } = useAppearance();
  useBackButton();
  useEffect(() => void styleStatusBar(theme, cssColor('surface')), [theme]);
  useEffect(openLinksOutside, []);
  useEffect(notifyResume, []);
  return null;
}
