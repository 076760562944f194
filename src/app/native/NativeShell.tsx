import { useEffect } from 'react';
import { openLinksOutside } from './openLinksOutside';
import { tellResume } from './tellResume';
import { useBackButton } from './useBackButton';
import { whiteStatusBar } from './whiteStatusBar';

/** What the native wrapper adds (specification 2). Its code, the plugins with it, is fetched inside the wrapper alone. */
export function NativeShell() {
  useBackButton();
  useEffect(() => void whiteStatusBar(), []);
  useEffect(openLinksOutside, []);
  useEffect(tellResume, []);
  return null;
}
