import { StatusBar, Style } from '@capacitor/status-bar';
import { palette } from '../../theme/tokens';

/**
 * Makes the status bar white with dark text (specification 2). On phones with a transparent status bar, the shell draws
 * a white background under it.
 */
export async function styleStatusBar(): Promise<void> {
  // `Light` means a light bar with dark text.
  await Promise.allSettled([
    StatusBar.setStyle({ style: Style.Light }),
    StatusBar.setBackgroundColor({ color: palette.surface }),
  ]);
}
