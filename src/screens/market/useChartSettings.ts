import { useMemo } from 'react';
import { type ChartSettings, readChartSettings, writeChartSettings } from '../../domain/chartSettings';
import { useChartPreference } from '../../session/chartPreference';

/** How the member likes charts drawn, kept on the device for every stock. */
export function useChartSettings(): [settings: ChartSettings, change: (settings: ChartSettings) => void] {
  const [written, write] = useChartPreference();
  const settings = useMemo(() => readChartSettings(written), [written]);
  return [settings, (next) => write(writeChartSettings(next))];
}
