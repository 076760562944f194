import type { PluginListenerHandle } from '@capacitor/core';

/** Ends what a plugin tells, also when it has not begun yet. */
export const listenerCleanup = (begun: Promise<PluginListenerHandle>) => () =>
  void begun.then(({ remove }) => remove());
