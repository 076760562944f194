import { useEffect } from 'react';
import { notifyResume } from './notifyResume';
import { openLinksOutside } from './openLinksOutside';
import { styleStatusBar } from './styleStatusBar';
import { useBackButton } from './useBackButton';

/** What the native wrapper adds (specification 2). Its code, the plugins with it, is fetched inside the wrapper alone. */
export function NativeShell() {
  useBackButton();
  useEffect(() => void styleStatusBar(), []);
  useEffect(openLinksOutside, []);
  useEffect(notifyResume, []);
  return null;
}
