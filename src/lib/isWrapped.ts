/** The global that the native wrapper defines before anything else runs. */
interface WrapperWindow {
  Capacitor?: { isNativePlatform?: () => boolean };
}

/** Whether the app runs inside the native wrapper. Loads no code of the wrapper. */
export const isWrapped = (): boolean => (window as WrapperWindow).Capacitor?.isNativePlatform?.() === true;
