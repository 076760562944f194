import { useMemo } from 'react';
import { type ChartSettings, readChartSettings, writeChartSettings } from '../../domain/market/chartSettings';
import { useChartPreference } from '../../session/preferences';

/** The member's chart settings, stored on the device for all stocks. */
export function useChartSettings(): [settings: ChartSettings, change: (settings: ChartSettings) => void] {
  const [stored, store] = useChartPreference();
  const settings = useMemo(() => readChartSettings(stored), [stored]);
  return [settings, (next) => store(writeChartSettings(next))];
}
