import House from 'lucide-react/icons/house';
import Search from 'lucide-react/icons/search';
import { useEffect, useRef, useState } from 'react';
import { BottomMenu } from '../../src/components/BottomMenu/BottomMenu';
import { Button } from '../../src/components/Button/Button';
import { Page } from '../../src/components/Page/Page';
import { Sheet } from '../../src/components/Sheet/Sheet';
import { TextField } from '../../src/components/TextField/TextField';
import { TopBar } from '../../src/components/TopBar/TopBar';

export interface TwoScreensProps {
  /** The button of the second screen is at the place of the first one's. */
  onSecond: () => void;
  onMenu: () => void;
}

function Second({ onSecond }: Pick<TwoScreensProps, 'onSecond'>) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Page
      menuBelow
      topBar={<TopBar title="Second" />}
      actions={
        <Button ref={button} fullWidth onClick={onSecond}>
          Pay
        </Button>
      }
    >
      <p>Nothing has been paid.</p>
    </Page>
  );
}

function First({ onNext }: { onNext: () => void }) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  return (
    <Page
      menuBelow
      topBar={<TopBar title="First" />}
      actions={
        <Button fullWidth onClick={onNext}>
          Next
        </Button>
      }
    >
      <Button kind="quiet" onClick={() => setOpen(true)}>
        Name it
      </Button>
      <Sheet open={open} onOpenChange={setOpen} title="Name" closeLabel="Close">
        <TextField label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      </Sheet>
    </Page>
  );
}

/** Two screens whose buttons are at the same place, one of them with a sheet; the menu stays. */
export function TwoScreens({ onSecond, onMenu }: TwoScreensProps) {
  const [isSecond, setSecond] = useState(false);
  return (
    <>
      {isSecond ? <Second onSecond={onSecond} /> : <First onNext={() => setSecond(true)} />}
      <BottomMenu
        label="Main"
        items={[
          { href: '#/home', label: 'Home', glyph: House, active: true },
          { href: '#/search', label: 'Search', glyph: Search, active: false },
        ]}
        onActivePress={onMenu}
      />
    </>
  );
}
