import { StatusBar, Style } from '@capacitor/status-bar';
import { palette } from '../../theme/tokens';

/**
 * The status bar is white with dark text (specification 2). Where the phone lets the page shine through instead of
 * colouring it, white is what the shell draws beneath it.
 */
export async function styleStatusBar(): Promise<void> {
  // `Light` is the bar, not its text.
  await Promise.allSettled([
    StatusBar.setStyle({ style: Style.Light }),
    StatusBar.setBackgroundColor({ color: palette.surface }),
  ]);
}
