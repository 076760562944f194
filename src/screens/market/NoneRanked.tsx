import type { RankingKind } from '../../api/contract/stocks';
import { useTradingSession } from '../../api/queries/market';
import { Empty } from '../../components/Empty/Empty';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { marketHref } from '../hrefs';

/** Why a ranking is empty, with a link to all stocks. */
export function NoneRanked({ kind }: { kind: RankingKind }) {
  const formats = useFormats();
  const t = useText('market');
  const session = loadedData(useTradingSession());
  const title =
    session && !session.open
      ? t('ranking.beforeOpen', { time: formats.monthDayTime(session.changesAt) })
      : t(`ranking.empty.${kind}`);
  const toMarket = (
    <LinkButton kind="quiet" href={marketHref}>
      {t('ranking.toMarket')}
    </LinkButton>
  );
  return <Empty title={title} action={toMarket} />;
}
