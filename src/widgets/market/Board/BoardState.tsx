'use client';
import type { Board } from '../../../api/contract/board';
import { Banner } from '../../../components/Banner/Banner';
import { CardFacts } from '../../../components/Card/CardFacts';
import { Stack } from '../../../components/Stack/Stack';
import { isZero } from '../../../domain/decimal';
import { formatTime } from '../../../format/dateTime';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';

interface BoardStateProps {
  board: Pick<Board, 'phase' | 'auction' | 'specialQuote'>;
  tickSize: string;
}

/** What the order book does: whether it trades, what its auction would give, and the special quote. */
export function BoardState({ board: { phase, auction, specialQuote }, tickSize }: BoardStateProps) {
  const formats = useFormats();
  const t = useText('board');
  return (
    <Stack gap="s">
      <p>{t(`phase.${phase}`)}</p>
      {auction && (
        <CardFacts
          facts={[
            {
              label: t('auction.price'),
              value: auction.price === null ? t('auction.none') : formats.price(auction.price, tickSize),
            },
            { label: t('auction.shares'), value: t('shares', { shares: formats.number(auction.shares) }) },
            ...(auction.surplusSide && !isZero(auction.surplus)
              ? [
                  {
                    label: t(`auction.surplus.${auction.surplusSide}`),
                    value: t('shares', { shares: formats.number(auction.surplus) }),
                  },
                ]
              : []),
          ]}
        />
      )}
      {specialQuote && (
        <Banner
          tone="warning"
          title={t(`special.${specialQuote.side}`, { price: formats.price(specialQuote.price, tickSize) })}
        >
          {specialQuote.nextAt === null
            ? t('special.waits')
            : t('special.moves', { time: formatTime(specialQuote.nextAt) })}
        </Banner>
      )}
    </Stack>
  );
}
