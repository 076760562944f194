import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import type { Position, PositionDetails } from '../../api/contract/position';
import { useClosedDays } from '../../api/queries/market';
import { useTradeRules } from '../../api/queries/trade';
import { useQuote } from '../../api/quotes/quotes';
import { serverNow } from '../../api/serverClock';
import { Link } from '../../components/Link/Link';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { add } from '../../domain/decimal';
import { atPrice } from '../../domain/trade/atPrice';
import { isFullyPaid } from '../../domain/trade/isFullyPaid';
import { marginExample } from '../../domain/trade/marginExample';
import { quotedDay, todayResult } from '../../domain/trade/todayResult';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { PositionFacts } from '../../widgets/trade/PositionFacts/PositionFacts';
import { PositionHead } from '../../widgets/trade/PositionHead/PositionHead';
import { PositionNotes } from '../../widgets/trade/PositionNotes/PositionNotes';
import { PositionTimeline } from '../../widgets/trade/PositionTimeline/PositionTimeline';
import { positionHref, stockHref, tendersHref } from '../hrefs';
import { ServerTime } from '../ServerTime';
import { TryAnyway } from '../TryAnyway';
import { AddMarginAction } from './AddMarginAction';
import { AmendAction } from './AmendAction';
import { CancelAction } from './CancelAction';
import { CancelClosing } from './CancelClosing';
import { CloseAction } from './CloseAction';
import { CloseChecksFailed } from './CloseChecksFailed';
import { FocusAfterAction } from './FocusAfterAction';
import { MarketMoveAction } from './MarketMoveAction';
import { PositionCalculation } from './PositionCalculation';
import { PositionPrices } from './PositionPrices';
import { PositionRequest } from './PositionRequest';
import { type ActionResult, type OnReport, useStatusChange } from './useStatusChange';

const Actions = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${units(space.s)};
  width: 100%;
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${units(0, space.l)};
`;

/** One position: result, prices, locks, calculation, facts, history, and the actions of its status (specification 4). */
export function PositionBody({ topBar, position: polled }: { topBar: ReactNode; position: PositionDetails }) {
  const t = useText('position');
  const rates = loadedData(useTradeRules());
  const closedDays = useClosedDays();
  const quote = useQuote(polled.symbol);
  const position = atPrice(polled, quote?.latestPrice, rates);
  const held = position.status === 'holding' || position.status === 'preparingToClose';
  const today =
    held && quote
      ? todayResult(position, quote.previousClose, quotedDay(serverNow(), closedDays))
      : undefined;
  // The report of an action stays after the action is no longer offered.
  const [report, setReport] = useState<ReactNode>();
  const noteResult = useStatusChange(polled, setReport);
  const [outcome, setOutcome] = useState<ActionResult>();
  const onReport: OnReport = (what, result) => {
    noteResult(result);
    setOutcome(result);
    setReport(what);
  };
  const actions = actionsOf(position, onReport);
  const cancelClosing = (
    <>
      <CancelClosing position={position} onReport={onReport} />
      <AmendAction small position={position} onReport={onReport} />
    </>
  );
  return (
    <Page
      topBar={topBar}
      actions={
        actions && (
          <Stack gap="s">
            {actions}
            <TryAnyway fullWidth />
          </Stack>
        )
      }
    >
      <FocusAfterAction key={position.status} outcome={outcome} />
      <PositionHead position={position} today={today} />
      {report && <Section>{report}</Section>}
      <PositionRequest filter={{ of: position.id }} reported={report !== undefined} />
      {held && <PositionPrices position={position} rates={rates} />}
      {isClosable(position) && <CloseChecksFailed symbol={position.symbol} />}
      <ServerTime>
        {(now) => (
          <PositionNotes
            position={position}
            now={now}
            fundsHref="#/gdindex/gdList"
            tendersHref={tendersHref}
            cancelClosing={cancelClosing}
            marginExample={marginExample(position, rates)}
          />
        )}
      </ServerTime>
      <PositionCalculation position={position} rates={rates} />
      <PositionFacts
        position={position}
        rates={rates}
        closedDays={closedDays}
        fees={position.buyPrice == null}
      />
      <Section title={t('history.title')}>
        <ServerTime>
          {(now) => <PositionTimeline position={position} now={now} partHref={positionHref} />}
        </ServerTime>
      </Section>
      <Section>
        <Links>
          <Link standalone href={stockHref(position.symbol)}>
            {t('fact.toStock')}
          </Link>
          {held && <MarketMoveAction positions={[position]} />}
          {position.splitFrom != null && (
            <Link standalone href={positionHref(position.splitFrom)}>
              {t('fact.toWhole')}
            </Link>
          )}
        </Links>
      </Section>
    </Page>
  );
}

const isClosable = ({ lock, status }: Position) =>
  lock !== 'managed' && (status === 'holding' || status === 'preparingToClose');

/** Whether it is paid in full: more margin would change nothing. */
const needsNoMargin = ({ side, buyPrice, quantity, originalMargin, addedMargin }: Position) =>
  buyPrice != null &&
  isFullyPaid({ side, buyPrice, shares: quantity, margin: add(originalMargin, addedMargin) });

/** A pending order can be cancelled. A position can be closed, and get more margin unless it is paid in full, or its buttons state why not. */
function actionsOf(position: Position, onReport: OnReport): ReactNode {
  switch (position.status) {
    case 'pendingOrder':
      return (
        <Actions>
          <AmendAction position={position} onReport={onReport} />
          <CancelAction position={position} onReport={onReport} />
        </Actions>
      );
    case 'holding':
    case 'preparingToClose':
      return (
        <Actions>
          {!needsNoMargin(position) && <AddMarginAction position={position} onReport={onReport} />}
          <CloseAction position={position} onReport={onReport} />
        </Actions>
      );
    default:
      return null;
  }
}
