import { useEffect } from 'react';
import { notifyResume } from './notifyResume';
import { openLinksOutside } from './openLinksOutside';
import { styleStatusBar } from './styleStatusBar';
import { useBackButton } from './useBackButton';

/** Features of the native wrapper (specification 2). Its code and plugins are loaded inside the wrapper only. */
export function NativeShell() {
  useBackButton();
  useEffect(() => void styleStatusBar(), []);
  useEffect(openLinksOutside, []);
  useEffect(notifyResume, []);
  return null;
}
