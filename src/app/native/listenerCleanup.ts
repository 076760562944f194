import type { PluginListenerHandle } from '@capacitor/core';

/** Cleanup function for a plugin's listener, also when the listener has not been added yet. */
export const listenerCleanup = (begun: Promise<PluginListenerHandle>) => () =>
  void begun.then(({ remove }) => remove());
