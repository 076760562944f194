import { deviceTextScale } from '../lib/deviceTextScale';
import { subscribeStored } from '../session/deviceStorage';
import { storedTextSize } from '../session/textSize';
import { setTextSize } from '../theme/textSize';

/** Applies the member's text size, else the device's. */
export function applyTextSize(): void {
  const chosen = storedTextSize.read();
  setTextSize(chosen === null ? deviceTextScale() : Number(chosen) / 100);
}

/** Applies the text size now and on every change, in this tab or another. Returns a cleanup function. */
export function followTextSize(): () => void {
  applyTextSize();
  return subscribeStored((key) => {
    if (key === storedTextSize.key || key === '') applyTextSize();
  });
}
