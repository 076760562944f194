'use client';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Maximize2 from 'lucide-react/icons/maximize-2';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Candle } from '../../../api/contract/candles';
import { IconButton } from '../../../components/IconButton/IconButton';
import { WhenOpened } from '../../../components/WhenOpened';
import type { ChartSettings } from '../../../domain/market/chartSettings';
import { averageLengths } from '../../../domain/market/movingAverage';
import { useText } from '../../../i18n/useText';
import { lazyComponent } from '../../../lib/lazyComponent';
import { space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { AverageToggle } from './AverageToggle';
import { ChartToggle } from './ChartToggle';
import type { ChartHandle } from './chartTypes';

export interface ChartToolsProps {
  /** Bars, oldest first. */
  candles: readonly Candle[];
  /** Index of the bar whose averages are shown. */
  shown: number;
  /** Decimals of the price's tick. */
  decimals: number;
  /** What is drawn over the bars. */
  settings: ChartSettings;
  /** Called when the member changes the averages or the limit lines. */
  onSettingsChange: (settings: ChartSettings) => void;
  /** Whether the chart has limit lines that can be brought into range. */
  hasLimits: boolean;
  /** Opens the chart larger. Undefined hides the button. */
  onFullScreen: (() => void) | undefined;
  /** Moves and zooms the chart. Undefined hides these buttons. */
  onMove: ((move: (chart: ChartHandle) => void) => void) | undefined;
}

/** The controls below a chart: moving averages with figures, limits, and full screen or zoom and move. */
export function ChartTools({
  candles,
  shown,
  decimals,
  settings,
  onSettingsChange,
  ...rest
}: ChartToolsProps) {
  const t = useText('stock');
  const [choosing, setChoosing] = useState(false);
  const { averages, indicators = [] } = settings;
  const { hasLimits, onFullScreen, onMove } = rest;
  return (
    <Tools role="group" aria-label={t('chart.tools')}>
      <Toggles>
        {averageLengths.map((length) => (
          <AverageToggle
            key={length}
            length={length}
            candles={candles}
            shown={shown}
            decimals={decimals}
            on={averages.includes(length)}
            onChange={(on) =>
              onSettingsChange({
                ...settings,
                averages: averageLengths.filter((each) => (each === length ? on : averages.includes(each))),
              })
            }
          />
        ))}
        <ChartToggle on={settings.line} onChange={(line) => onSettingsChange({ ...settings, line })}>
          {t('chart.line')}
        </ChartToggle>
        {hasLimits && (
          <ChartToggle on={settings.limits} onChange={(limits) => onSettingsChange({ ...settings, limits })}>
            {t('chart.limits')}
          </ChartToggle>
        )}
        <ChartToggle on={indicators.length > 0} onChange={() => setChoosing(true)} opens>
          {t('indicators.title')}
        </ChartToggle>
        <WhenOpened
          of={indicatorSheet}
          props={{
            open: choosing,
            onOpenChange: setChoosing,
            indicators,
            onChange: (chosen) => onSettingsChange({ ...settings, indicators: chosen }),
          }}
        />
      </Toggles>
      <Buttons>
        {onFullScreen && (
          <IconButton
            data-full-screen
            glyph={Maximize2}
            label={t('chart.fullScreen')}
            onClick={onFullScreen}
          />
        )}
        {onMove && (
          <>
            <IconButton
              glyph={ChevronLeft}
              label={t('chart.older')}
              onClick={() => onMove((c) => c.move(-0.5))}
            />
            <IconButton
              glyph={ChevronRight}
              label={t('chart.newer')}
              onClick={() => onMove((c) => c.move(0.5))}
            />
            <IconButton glyph={Minus} label={t('chart.zoomOut')} onClick={() => onMove((c) => c.zoom(1.5))} />
            <IconButton
              glyph={Plus}
              label={t('chart.zoomIn')}
              onClick={() => onMove((c) => c.zoom(1 / 1.5))}
            />
          </>
        )}
      </Buttons>
    </Tools>
  );
}

const indicatorSheet = lazyComponent(() => import('./IndicatorSheet'), 'IndicatorSheet');

const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${units(space.xs)};
  padding: ${units(space.xs, space.xs, space.xs, space.l)};
`;

const Toggles = styled.div`
  display: flex;
  min-width: 0;
  flex-wrap: wrap;
  gap: ${units(space.xs)};
`;

const Buttons = styled.div`
  display: flex;
  flex: none;
`;
