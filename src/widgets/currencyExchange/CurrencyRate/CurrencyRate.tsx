'use client';
import { styled } from 'styled-components';
import type { CurrencyQuote } from '../../../api/contract/currencyExchange';
import { KeyFigure } from '../../../components/KeyFigure/KeyFigure';
import { Stack } from '../../../components/Stack/Stack';
import { Status } from '../../../components/Status/Status';
import { readableRate } from '../../../domain/currencyExchange/readableRate';
import { windowNow } from '../../../domain/timeWindow';
import { formatClock } from '../../../format/dateTime';
import type { Formats } from '../../../i18n/formats';
import { inLanguage } from '../../../i18n/inLanguage';
import type { Text } from '../../../i18n/text';
import { useFormats } from '../../../i18n/useFormats';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { exactRateText } from '../rateText';

export interface CurrencyRateProps {
  /** The quote of the currency pair. */
  quote: CurrencyQuote;
  /** The server's clock now, epoch ms. The caller updates it. */
  now: number;
}

/**
 * The rate of a currency pair in both directions, with the quoting bank, its age and the exchange hours
 * (decision 25).
 */
export function CurrencyRate({ quote, now }: CurrencyRateProps) {
  const formats = useFormats();
  const t = useText('currencyExchange');
  const language = useLanguage();
  const { source, quotedAt } = quote;
  const read = readableRate(quote);
  const { open } = windowNow(quote, now);
  const time = open ? formatClock(quotedAt) : formats.monthDayTime(quotedAt);
  const seconds = Math.max(0, Math.floor((now - quotedAt) / 1_000));
  return (
    <Stack gap="xs">
      <KeyFigure
        label={t('rate.label', { currency: read.of })}
        value={formats.number(read.rate)}
        unit={read.in}
        note={exactRateText(quote, formats)}
      />
      <Line>
        <span>{t('rate.asOf', { source: inLanguage(source, language), time })}</span>
        {open && <span>{t('rate.age', { seconds })}</span>}
      </Line>
      <Line>
        <span role="status">
          <Status tone={open ? 'success' : 'neutral'}>{hoursText(t, quote, now, formats)}</Status>
        </span>
        <span>{t('rate.hours')}</span>
      </Line>
    </Stack>
  );
}

function hoursText(t: Text<'currencyExchange'>, quote: CurrencyQuote, now: number, formats: Formats): string {
  const state = windowNow(quote, now);
  if (state.open) {
    // It opened while being shown, so its closing time is not known yet.
    return now < quote.changesAt
      ? t('gates:window.open', { time: formats.monthDayTime(quote.changesAt) })
      : t('gates:window.openNow');
  }
  return state.opensAt === undefined
    ? t('gates:window.closed')
    : t('gates:window.opensOn', { time: formats.monthDayTime(state.opensAt) });
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${units(space.xs, space.s)};
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
`;
