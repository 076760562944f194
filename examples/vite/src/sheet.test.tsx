// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Sheet } from 'itayose/components/Sheet';
import { ItayoseTexts } from 'itayose/i18n/ItayoseTexts';
import { ItayoseScope } from 'itayose/theme/ItayoseScope';
import { SideMark } from 'itayose/widgets/SideMark';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { texts } from './texts/de';

afterEach(cleanup);

function Choice() {
  const [open, setOpen] = useState(false);
  return (
    <ItayoseScope>
      <button type="button" onClick={() => setOpen(true)}>
        Choose
      </button>
      <Sheet open={open} onOpenChange={setOpen} title="Lots" closeLabel="Close">
        Ten lots
      </Sheet>
    </ItayoseScope>
  );
}

it('opens and closes a sheet, whose code loads on first use', async () => {
  render(<Choice />);
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
  expect(await screen.findByRole('dialog', { name: 'Lots' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows a widget in a language of the host', () => {
  render(
    <ItayoseTexts language="de" texts={texts}>
      <SideMark side="short" leverage={5} />
    </ItayoseTexts>,
  );
  expect(screen.getByText(`${texts.trade.side.short} 5×`)).toBeTruthy();
});
