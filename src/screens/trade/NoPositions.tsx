import { Empty } from '../../components/Empty/Empty';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import type { PositionGroup, PositionSource } from '../../domain/trade/tradeVocabulary';
import { useText } from '../../i18n/useText';

/** Where positions of each source are opened. */
const origins: Record<PositionSource, string> = {
  competition: '#/market/market',
  auction: '#/common/dividend2',
  followOrders: '#/gdindex/gdindex',
};

/** Why a tab is empty, with a link to what fills it. */
export function NoPositions({ source, group }: { source: PositionSource; group: PositionGroup }) {
  const t = useText('position');
  return (
    <Empty
      drawing="orders"
      title={t(`empty.${source}.${group}`)}
      action={
        <LinkButton kind="quiet" href={origins[source]}>
          {t(`empty.${source}.action`)}
        </LinkButton>
      }
    />
  );
}
