'use client';
import { AmountField } from 'itayose/components/AmountField';
import { Banner } from 'itayose/components/Banner';
import { Button } from 'itayose/components/Button';
import { Sheet } from 'itayose/components/Sheet';
import { Stack } from 'itayose/components/Stack';
import { emptyDraft, orderDraft } from 'itayose/domain/orderDraft';
import { formatsOf } from 'itayose/i18n/formats';
import { OrderTicket } from 'itayose/widgets/OrderTicket';
import { useReducer, useState } from 'react';
import type { Language } from './choices';
import { hostTexts } from './hostTexts';

const stock = { latestPrice: '1250', limitUp: '1520', limitDown: '920', tickSize: '1' };
const affordable = { quarter: 2, half: 5, max: 10 };

/** What has state and handlers. Nothing is sent. */
export function Order({ language }: { language: Language }) {
  const t = hostTexts[language];
  const formats = formatsOf(language);
  const [draft, dispatch] = useReducer(orderDraft, emptyDraft('long', 5));
  const [amount, setAmount] = useState('');
  const [open, setOpen] = useState(false);
  const [noted, setNoted] = useState<string>();
  const confirm = () => {
    setNoted(amount);
    setOpen(false);
  };
  return (
    <Stack>
      <OrderTicket
        draft={draft}
        dispatch={dispatch}
        reasons={[]}
        stock={stock}
        leverages={[1, 5, 10]}
        lotSize={1000}
        affordable={affordable}
      />
      <AmountField
        label={t.amount}
        value={amount}
        onChange={setAmount}
        unit={t.yen}
        notation={formats.notation}
      />
      <Button fullWidth onClick={() => setOpen(true)}>
        {t.review}
      </Button>
      {noted !== undefined && (
        <Banner tone="success" announce title={t.noted}>
          {formats.money(noted)}
        </Banner>
      )}
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title={t.question}
        closeLabel={t.close}
        actions={
          <Button fullWidth onClick={confirm}>
            {t.confirm}
          </Button>
        }
      >
        {formats.money(amount)}
      </Sheet>
    </Stack>
  );
}
