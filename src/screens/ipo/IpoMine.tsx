import type { ReactElement } from 'react';
import type { IpoAllotments, IpoChannel, IpoIssue } from '../../api/contract/ipo';
import type { IpoApplication } from '../../api/contract/ipoApplication';
import type { TradeRules } from '../../api/contract/trade';
import { usePayForIpo } from '../../api/queries/ipo';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Page } from '../../components/Page/Page';
import { isPositive } from '../../domain/decimal';
import { useText } from '../../i18n/useText';
import { positionHref } from '../hrefs';
import { IpoFacts } from './IpoFacts';
import { IpoOutcome } from './IpoOutcome';
import { IpoPay } from './IpoPay';

interface IpoMineProps {
  issue: IpoIssue;
  application: IpoApplication;
  channel: IpoChannel;
  pastAllotments?: IpoAllotments | null | undefined;
  /** Rates of the closing fees. */
  rates: TradeRules;
  topBar: ReactElement;
}

/** A new issue that the member has applied for: its progress and the next action. */
export function IpoMine({ issue, application, channel, pastAllotments, rates, topBar }: IpoMineProps) {
  const t = useText('ipo');
  const payment = usePayForIpo(application.id);
  const body = (
    <>
      <IpoOutcome application={application} />
      <IpoFacts issue={issue} channel={channel} pastAllotments={pastAllotments} applied />
    </>
  );
  // After paying here nothing is due any more, but the result stays until the member leaves.
  const isSent = payment.state.step !== 'ready' || payment.sent !== undefined;
  if (isPositive(application.amountToPay) || isSent) {
    return (
      <IpoPay payment={payment} application={application} channel={channel} rates={rates} topBar={topBar}>
        {body}
      </IpoPay>
    );
  }
  const toPosition = application.positionId != null && (
    <LinkButton fullWidth href={positionHref(application.positionId)}>
      {t('mine.toPosition')}
    </LinkButton>
  );
  return (
    <Page topBar={topBar} actions={toPosition || undefined}>
      {body}
    </Page>
  );
}
