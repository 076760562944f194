import type { ReactElement } from 'react';
import type { IpoAllotments, IpoChannel, IpoIssue } from '../../api/contract/ipo';
import type { IpoApplication } from '../../api/contract/ipoApplication';
import type { TradeRules } from '../../api/contract/trade';
import { useIpoRecord } from '../../api/queries/ipo';
import { Section } from '../../components/Section/Section';
import { isPositive } from '../../domain/decimal';
import { worstCasePaidInFull } from '../../domain/trade/worstCase';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { ipoStatusText } from '../../widgets/ipo/IpoRecordCard/ipoStatusText';
import { IpoTracker } from '../../widgets/ipo/IpoTracker/IpoTracker';
import { LotsField } from '../../widgets/trade/LotsField/LotsField';
import { WorstCaseNote } from '../../widgets/trade/WorstCaseNote/WorstCaseNote';
import { ipoRecordsHref } from '../hrefs';
import { MoneyDone } from '../MoneyDone';
import { MoneyForm } from '../MoneyForm';
import { IpoCost } from './IpoCost';
import { IpoFacts } from './IpoFacts';
import { ipoConfirmation } from './ipoConfirmation';
import { useIpoForm } from './useIpoForm';

interface IpoApplyProps {
  issue: IpoIssue;
  channel: IpoChannel;
  pastAllotments?: IpoAllotments | null | undefined;
  /** Rates of the closing fees. */
  rates: TradeRules;
  topBar: ReactElement;
}

/** The application form for a new issue: the offer, the number of lots, and their maximum cost. */
export function IpoApply({ issue, channel, pastAllotments, rates, topBar }: IpoApplyProps) {
  const formats = useFormats();
  const t = useText('ipo');
  const language = useLanguage();
  const form = useIpoForm(issue, channel);
  const worst = form.cost && <WorstCaseNote worst={worstCasePaidInFull(form.cost.total)} />;
  return (
    <MoneyForm<IpoApplication>
      trade
      topBar={topBar}
      form={form}
      review={{ label: t('apply.review') }}
      ban="tradeBanned"
      confirmation={
        form.cost && { ...ipoConfirmation(t, { issue, language, cost: form.cost, rates }, formats), worst }
      }
      onSend={() => form.submit({ id: issue.id, lots: form.cost ? String(form.cost.lots) : '' })}
      done={(application) => <IpoApplied application={application} topBar={topBar} />}
      checkHref={ipoRecordsHref}
    >
      <IpoFacts issue={issue} channel={channel} pastAllotments={pastAllotments} />
      {form.open && (
        <Section title={t('apply.title')}>
          <LotsField
            typed={form.draft.lots}
            onChange={(lots) => form.change({ lots })}
            onStep={(by) => form.change({ lots: form.stepped(by) })}
            lotSize={issue.lotSize}
            error={form.errorOf('lots')}
            fills={form.fills}
          />
          <IpoCost issue={issue} cost={form.cost} available={form.available} rates={rates} />
        </Section>
      )}
      {form.open && worst && <Section>{worst}</Section>}
    </MoneyForm>
  );
}

/**
 * The application was sent: what is frozen, the date of the draw, and where to find it. If already drawn, shows the
 * result.
 */
function IpoApplied({ application, topBar }: { application: IpoApplication; topBar: ReactElement }) {
  const formats = useFormats();
  const t = useText('ipo');
  const current = loadedData(useIpoRecord(application.id))?.application ?? application;
  const drawn = current.lotteryResult !== application.lotteryResult;
  return (
    <MoneyDone
      topBar={topBar}
      title={drawn ? t(`result.${current.lotteryResult}`) : t('apply.done')}
      tone={current.lotteryResult === 'notWon' ? 'info' : 'success'}
      note={ipoStatusText(t, current, formats)}
      amount={{
        label: t(isPositive(current.frozenAmount) ? 'common:receipt.frozen' : 'common:receipt.returned'),
        value: isPositive(current.frozenAmount) ? current.frozenAmount : current.totalSubscriptionPrice,
        fee: '0',
      }}
      records={{ href: ipoRecordsHref, label: t('records.title') }}
      next={<IpoTracker application={current} />}
    />
  );
}
