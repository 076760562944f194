import type { Meta, StoryObj } from '@storybook/react-vite';
import { Dividend } from '../../../src/screens/buyback/Dividend';
import { holdShares, singleLots, standard, tenderPath } from './tenderSteps';

const meta = {
  title: 'Screens/common/dividend',
  component: Dividend,
  tags: ['!autodocs'],
  parameters: { app: { path: tenderPath(singleLots), scenario: 'demo' } },
  beforeEach: holdShares(),
} satisfies Meta<typeof Dividend>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The account is frozen: the button says so, and customer service can be reached below it. */
export const Frozen: Story = { ...standard.frozen, tags: ['blocked'] };

/** The account was frozen before the tender arrived: an alert refuses it and offers customer service. */
export const FrozenMeanwhile: Story = { ...standard.frozenMeanwhile, tags: ['refused'] };

/** The session has ended before the request arrived: nothing was sent, and the login opens in a moment. */
export const SessionEnded: Story = { ...standard.sessionEnded, tags: ['refused'] };

/**
 * The connection was lost while the confirmation was open: back on the form, the button says that nothing can
 * be sent while offline.
 */
export const ConnectionLost: Story = { ...standard.connectionLost, tags: ['offline'] };

/** The connection was lost and is back: the form has kept its entries, and the tender can be sent. */
export const ConnectionBack: Story = standard.connectionBack;

/**
 * The server received too many requests: an alert says that nothing was carried out, and the button names the
 * seconds to wait.
 */
export const TooManyRequests: Story = { ...standard.tooManyRequests, tags: ['refused'] };

/** The tender was sent again after the wait that the server had asked for: it awaits its result. */
export const SentAfterTheWait: Story = { ...standard.sentAfterTheWait, tags: ['sent'] };

/**
 * The server finds the request too large: an alert says that nothing was carried out, and the form keeps what
 * was typed.
 */
export const NotAccepted: Story = { ...standard.notAccepted, tags: ['refused'] };

/** The tender was sent again after the server had found it too large: it awaits its result. */
export const SentAfterNotAccepted: Story = { ...standard.sentAfterNotAccepted, tags: ['sent'] };

/** The button of the confirmation was tapped twice, but the tender was sent once: it awaits its result. */
export const DoubleTap: Story = { ...standard.doubleTap, tags: ['sent'] };

/**
 * No answer came after sending: a warning replaces the form, with a button to check again and a link to the
 * member's tenders.
 */
export const ResultUnknown: Story = { ...standard.resultUnknown, tags: ['unknown'] };

/**
 * The result of the tender was unknown until the member checked again: a note says that it was carried out,
 * with a link to it.
 */
export const ResultFound: Story = standard.resultFound;

/**
 * A tender was sent a moment ago, in another tab or before a reload: a note asks to wait for the result, and
 * there is no form.
 */
export const UnderWay: Story = standard.underWay;

/**
 * A tender sent the day before had no effect: a note above the form says so, and that it can be sent again.
 */
export const NotCarriedOut: Story = standard.notCarriedOut;

/** The server is busy and refuses the tender: an alert says so, and the form keeps what was typed. */
export const RefusedByServer: Story = { ...standard.refusedByServer, tags: ['refused'] };

/** A field was changed after the server had refused the tender: the alert is gone. */
export const RefusalCleared: Story = standard.refusalCleared;
