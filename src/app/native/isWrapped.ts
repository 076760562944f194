/** What the native wrapper puts into its page before anything else runs. */
interface WrapperWindow {
  Capacitor?: { isNativePlatform?: () => boolean };
}

/** Whether the app runs inside the native wrapper. Asked without loading anything of it. */
export const isWrapped = (): boolean => (window as WrapperWindow).Capacitor?.isNativePlatform?.() === true;
