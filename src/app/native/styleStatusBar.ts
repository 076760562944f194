import { StatusBar, Style } from '@capacitor/status-bar';
import type { Appearance } from '../../theme/appearance';

/**
 * Colours the phone's status bar: white with dark text (specification 2), and in the dark theme dark with light text. On
 * phones with a transparent status bar, the shell draws a background under it.
 *
 * @param color background, as `#rrggbb`
 */
export async function styleStatusBar(theme: Appearance['theme'], color: string): Promise<void> {
  // The style is named after the bar's background.
  await Promise.allSettled([
    StatusBar.setStyle({ style: theme === 'dark' ? Style.Dark : Style.Light }),
    StatusBar.setBackgroundColor({ color }),
  ]);
}
