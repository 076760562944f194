'use client';
import type { SectorToday } from '../../../api/contract/market';
import { Heatmap } from '../../../components/plots/Heatmap/Heatmap';
import { inLanguage } from '../../../i18n/inLanguage';
import { useFormats } from '../../../i18n/useFormats';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { markedPercent } from './markedPercent';
import { strongPercent } from './strongPercent';

export interface SectorMapProps {
  /** The sectors of the market, in order. */
  sectors: readonly Pick<SectorToday, 'sector' | 'name' | 'changePercent'>[];
  /** Code of the sector whose stocks are listed; null for all. */
  chosen: string | null;
  /** Called with the pressed sector, or null when the chosen one is pressed. */
  onChoose: (sector: string | null) => void;
}

/** The sectors of the market, coloured by their change. Pressing one narrows the list below, pressing it again widens it. */
export function SectorMap({ sectors, chosen, onChoose }: SectorMapProps) {
  const formats = useFormats();
  const language = useLanguage();
  const t = useText('market');
  return (
    <Heatmap
      label={t('sectors.title')}
      fields={sectors.map(({ sector, name, changePercent }) => ({
        key: sector,
        name: inLanguage(name, language),
        figure: markedPercent(changePercent, formats),
        value: Number(changePercent),
      }))}
      full={strongPercent(sectors)}
      chosen={chosen}
      onPress={(sector) => onChoose(sector === chosen ? null : sector)}
    />
  );
}
