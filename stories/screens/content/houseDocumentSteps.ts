import { expect } from 'storybook/test';
import type { BrokerDocument } from '../../../mocks/exchange/content/brokerDocument';
import { fault } from '../../../mocks/faults';
import type { Language } from '../../../src/i18n/language';
import type { Context } from '../../support/context';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';

/** A document of the house is complete and in the member's language. */
export const expectDocument =
  (text: BrokerDocument) =>
  async ({ canvas, canvasElement, globals }: Context) => {
    const { title } = text[globals.locale as Language];
    await expect(await canvas.findByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(await canvas.findByText(/\d{4}\/\d{2}\/\d{2}/)).toBeVisible();
    await expect((await canvas.findAllByRole('paragraph')).length).toBeGreaterThan(2);
    await expectFits(canvasElement);
  };

/** The response is not one of the exchange. */
export const malformedStory = () => ({
  parameters: { app: { faults: [fault('html')] } },
  play: async ({ canvas, loaded }: Context) => {
    await expect(await canvas.findByText(storyText({ loaded })('common:failure.malformed'))).toBeVisible();
  },
});
