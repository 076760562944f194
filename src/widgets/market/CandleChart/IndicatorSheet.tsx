'use client';
import { Note } from '../../../components/Note/Note';
import { Sheet } from '../../../components/Sheet/Sheet';
import { Switch } from '../../../components/Switch/Switch';
import { type ChartIndicator, chartIndicators } from '../../../domain/market/marketVocabulary';
import { useText } from '../../../i18n/useText';

export interface IndicatorSheetProps {
  /** Whether the sheet is shown. */
  open: boolean;
  /** Called to open or close. */
  onOpenChange: (open: boolean) => void;
  /** The chosen indicators. */
  indicators: readonly ChartIndicator[];
  /** Called with the new choice. */
  onChange: (indicators: readonly ChartIndicator[]) => void;
}

/** Chooses the indicators of a chart. Each says in a sentence what it shows. */
export function IndicatorSheet({ open, onOpenChange, indicators, onChange }: IndicatorSheetProps) {
  const t = useText('stock');
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('indicators.title')}
      closeLabel={t('common:close')}
    >
      {chartIndicators.map((indicator) => (
        <Switch
          key={indicator}
          label={t(`indicators.${indicator}.name`)}
          hint={t(`indicators.${indicator}.hint`)}
          checked={indicators.includes(indicator)}
          onChange={(on) =>
            onChange(chartIndicators.filter((each) => (each === indicator ? on : indicators.includes(each))))
          }
        />
      ))}
      <Note>{t('indicators.note')}</Note>
    </Sheet>
  );
}
