import { deviceTextScale } from '../lib/deviceTextScale';
import { subscribeStored } from '../session/deviceStorage';
import { storedTextSize } from '../session/textSize';
import { setTextSize } from '../theme/textSize';

/** Shows text as large as the member chose, else as the device does. */
export function applyTextSize(): void {
  const chosen = storedTextSize.read();
  setTextSize(chosen === null ? deviceTextScale() : Number(chosen) / 100);
}

/** The same, now and with every change, in this tab or another; returns how to end it. */
export function followTextSize(): () => void {
  applyTextSize();
  return subscribeStored((key) => {
    if (key === storedTextSize.key || key === '') applyTextSize();
  });
}
