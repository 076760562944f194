import type { Meta, StoryObj } from '@storybook/react-vite';
import type { i18n } from 'i18next';
import type { ComponentProps } from 'react';
import { expect, mocked, spyOn, within } from 'storybook/test';
import { Button } from '../../src/components/Button/Button';
import { Refusal } from '../../src/widgets/Refusal/Refusal';
import { onPage } from '../components/onPage';
import { choices } from '../support/choices';
import { expectFits } from '../support/layout';
import { storyText } from '../support/storyText';

const messageChoices = {
  recognised: { key: 'insufficientBalance', text: 'Insufficient available balance' },
  withItsNumber: { key: 'minimumBuyAmount', params: { n: '50000' }, text: '最低買入金額50000' },
  asTheServerWroteIt: { text: 'この銘柄は本日の受付を終了しました。' },
  liftedByService: { key: 'accountFrozen', text: 'Account frozen' },
  longText: { text: 'The exchange keeps its books now and can take no order until 20:30. '.repeat(5) },
} satisfies Record<string, ComponentProps<typeof Refusal>['message']>;

const contactChoices = {
  none: undefined,
  liftedByService: <Button kind="quiet">Contact</Button>,
} satisfies Record<string, ComponentProps<typeof Refusal>['contact']>;

const meta = {
  title: 'Widgets/Feedback/Refusal',
  component: Refusal,
  decorators: [onPage],
  args: { message: messageChoices.recognised },
  argTypes: { message: choices(messageChoices), contact: choices(contactChoices) },
} satisfies Meta<typeof Refusal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The server’s message is known to the app, so it is shown in the member’s language. */
export const RecognisedAsKnownMessage: Story = {
  tags: ['main', 'refused'],
  play: async (context) => {
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      storyText(context)('errors:insufficientBalance'),
    );
  },
};

/** A number in the server’s message is kept, with commas for thousands. */
export const WithItsNumber: Story = {
  tags: ['refused'],
  args: { message: messageChoices.withItsNumber },
  play: async (context) => {
    const alert = await context.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('50,000');
    await expect(alert).toHaveTextContent(
      storyText(context)('errors:minimumBuyAmount', { context: 'n', n: '50,000' }),
    );
  },
};

/** A message that the app does not know is shown as the server wrote it. */
export const AsTheServerWroteIt: Story = {
  tags: ['refused'],
  args: { message: messageChoices.asTheServerWroteIt },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('この銘柄は本日の受付を終了しました。');
  },
};

/** The app’s texts of refusals failed to load, so the server’s own message is shown. */
export const TextsNotLoaded: Story = {
  tags: ['refused'],
  parameters: { app: { firstTexts: true } },
  beforeEach: ({ loaded }) => {
    const loading = spyOn(loaded.i18n as i18n, 'reloadResources').mockImplementation(
      async (_languages, _namespaces, onLoaded?: (failed: Error[]) => void) =>
        onLoaded?.([new Error('the texts did not arrive')]),
    );
    return () => loading.mockRestore();
  },
  play: async ({ args, canvas, canvasElement, loaded }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(args.message?.text ?? 'no message');
    await expect((loaded.i18n as i18n).exists('itayose-errors:insufficientBalance')).toBe(false);
    await expectFits(canvasElement);
    // The story can be shown in another language afterwards.
    mocked((loaded.i18n as i18n).reloadResources).mockRestore();
  },
};

/** The account is frozen, which only customer service can lift: a contact is offered. */
export const LiftedByService: Story = {
  tags: ['refused'],
  args: {
    message: messageChoices.liftedByService,
    contact: contactChoices.liftedByService,
  },
  play: async ({ canvas }) => {
    await expect(
      await within(await canvas.findByRole('alert')).findByRole('button', { name: 'Contact' }),
    ).toBeVisible();
  },
};

/** The balance is too small, which customer service cannot change: no contact is offered. */
export const NotLiftedByService: Story = {
  tags: ['refused'],
  args: { contact: contactChoices.liftedByService },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Nothing is shown, because nothing was refused. */
export const WithoutAMessage: Story = {
  args: { message: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** A long message of the server wraps within the page. */
export const LongText: Story = {
  tags: ['refused'],
  args: {
    message: messageChoices.longText,
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
