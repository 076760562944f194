import { useState } from 'react';
import { Banner } from '../../../src/components/Banner/Banner';
import { Button } from '../../../src/components/Button/Button';
import { Sheet } from '../../../src/components/Sheet/Sheet';
import { Switch } from '../../../src/components/Switch/Switch';
import { Price } from '../../../src/widgets/market/Price/Price';
import { Sample } from '../page/Sample';

/** What moves in the product, to be pressed. */
export function MotionSamples() {
  const [isOpen, setOpen] = useState(false);
  const [isOn, setOn] = useState(false);
  const [price, setPrice] = useState(1220);
  const [successes, setSuccesses] = useState(0);
  return (
    <Sample>
      <Button onClick={() => setOpen(true)}>Open a sheet</Button>
      <Sheet open={isOpen} onOpenChange={setOpen} title="A sheet" closeLabel="Close">
        It rises from the bottom and leaves to the bottom.
      </Sheet>
      <Switch label="A switch" checked={isOn} onChange={setOn} />
      <Button kind="quiet" onClick={() => setPrice(price + 1)}>
        Change the price
      </Button>
      <Button kind="quiet" onClick={() => setSuccesses(successes + 1)}>
        Show a success
      </Button>
      {successes > 0 && <Banner key={successes} tone="success" title="Deposit received" announce />}
      <Price value={String(price)} tickSize="1" change={String(price - 1220)} />
    </Sample>
  );
}
