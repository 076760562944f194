import type { ReactElement } from 'react';
import type { BuybackOffer } from '../../api/contract/buyback';
import type { TradeRules } from '../../api/contract/trade';
import { useServerTime } from '../../api/useServerTime';
import { Banner } from '../../components/Banner/Banner';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Section } from '../../components/Section/Section';
import { Select } from '../../components/Select/Select';
import { Stack } from '../../components/Stack/Stack';
import { parseLots } from '../../domain/typedNumber';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { CloseAmounts } from '../../widgets/trade/CloseForm/CloseAmounts';
import { LotsField } from '../../widgets/trade/LotsField/LotsField';
import { stockHref, tendersHref } from '../hrefs';
import { MoneyForm } from '../MoneyForm';
import { BuybackFacts } from './BuybackFacts';
import { positionName, positionNote } from './positionTexts';
import { TenderPlaced } from './TenderPlaced';
import { tenderConfirmation } from './tenderConfirmation';
import { useTenderForm } from './useTenderForm';

interface BuybackTenderProps {
  offer: BuybackOffer;
  rules: TradeRules;
  topBar: ReactElement;
}

/** The tender form: the offer, position and lots, what is credited, and how it is decided. */
export function BuybackTender({ offer, rules, topBar }: BuybackTenderProps) {
  const formats = useFormats();
  const t = useText('buyback');
  const language = useLanguage();
  const form = useTenderForm(offer, rules);
  const { draft, position, outcome } = form;
  const options = useServerTime((now) =>
    offer.positions.map((each) => ({
      value: each.id,
      label: positionName(t, each, formats),
      note: positionNote(t, each, now, formats),
    })),
  );
  return (
    <MoneyForm
      topBar={topBar}
      form={form}
      review={{ label: t('apply.review') }}
      confirmation={
        position &&
        outcome &&
        tenderConfirmation(t, { offer, position, language, lots: draft.lots, outcome }, formats)
      }
      onSend={() =>
        form.submit({
          offerId: offer.id,
          positionId: position?.id ?? '',
          lots: parseLots(draft.lots) ?? '',
        })
      }
      refusals={{
        // The server names the minimum in yen, the field takes lots.
        belowMinimum: form.errorOf('lots'),
        productMissing: t('reasons:over.buyback'),
        notInPosition: t('reasons:tenderSold'),
        duplicateAppointment: t('reasons:alreadyTendered'),
        notSellableForDays: t('apply.lockedYet'),
        sellableAfterMinutes: t('apply.lockedYet'),
        lockedUp: t('apply.lockedYet'),
        notSellableSameDay: t('apply.lockedYet'),
        sellAfterFifteenMinutes: t('apply.lockedYet'),
      }}
      done={(application) => <TenderPlaced application={application} topBar={topBar} />}
      checkHref={tendersHref}
    >
      <BuybackFacts offer={offer} />
      {offer.positions.length > 0 ? (
        <Section title={t('apply.title')}>
          <Stack>
            <Select<string>
              label={t('apply.position')}
              options={options}
              value={position?.id ?? null}
              onChange={form.choosePosition}
              placeholder={t('apply.choose')}
              closeLabel={t('common:close')}
            />
            <LotsField
              typed={draft.lots}
              onChange={form.changeLots}
              onStep={(by) => form.changeLots(form.stepped(by))}
              lotSize={rules.lotSize}
              error={form.errorOf('lots')}
            />
          </Stack>
          {position && (
            <CloseAmounts
              position={{ side: 'long', buyPrice: position.buyPrice }}
              summary={outcome}
              netLabel={t('apply.profit')}
            />
          )}
          <Banner>{t('apply.how')}</Banner>
        </Section>
      ) : (
        <Section>
          <LinkButton kind="quiet" fullWidth href={stockHref(offer.symbol)}>
            {t('toStock')}
          </LinkButton>
        </Section>
      )}
    </MoneyForm>
  );
}
