import { readStored, writeStored } from './deviceStorage';

/** Whether the last session on this device ended for lack of use. The login screen says so. */
export const endedIdle = {
  read: () => readStored('ended') === 'idle',
  write: (was: boolean) => writeStored('ended', was ? 'idle' : null),
};
