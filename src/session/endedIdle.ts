import { readStored, writeStored } from './deviceStorage';

/** Whether the last session on this device ended because nobody used the app: the way back in says so. */
export const endedIdle = {
  read: () => readStored('ended') === 'idle',
  write: (was: boolean) => writeStored('ended', was ? 'idle' : null),
};
