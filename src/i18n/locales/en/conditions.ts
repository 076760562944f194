import { yenSign } from '../../../format/currencySigns';

export const conditions = {
  kinds: 'Kind',
  /** What the kind is for, in one line. */
  explain: {
    stop: {
      buy: 'Buys at the market once the price has risen to your stop.',
      sell: 'Sells at the market once the price has fallen to your stop.',
    },
    stopLimit: {
      buy: 'The same, but never above your limit.',
      sell: 'The same, but never below your limit.',
    },
    oco: {
      buy: 'A limit below and a stop above the market. One cancels the other.',
      sell: 'A limit above and a stop below the market. One cancels the other.',
    },
    trailing: {
      buy: 'A stop that follows a falling price at a distance.',
      sell: 'A stop that follows a rising price at a distance.',
    },
  },
  stopPrice: 'Stop price',
  stopLimitPrice: 'Limit after the stop',
  limitsStop: {
    label: 'Limit after the stop, too',
    hint: {
      buy: 'Never buys above it. If the price jumps past it, nothing may be filled.',
      sell: 'Never sells below it. If the price jumps past it, nothing may be filled.',
    },
  },
  trailBy: 'Distance',
  trailHint: `The stop is at ${yenSign}{{price}} now`,
  /** What the order does. */
  does: {
    limit: {
      buy: `Buys at ${yenSign}{{limit}} or lower.`,
      sell: `Sells at ${yenSign}{{limit}} or higher.`,
    },
    stop: {
      buy: `Buys at the market once the price rises to ${yenSign}{{stop}}. The price can be higher if it jumps.`,
      sell: `Sells at the market once the price falls to ${yenSign}{{stop}}. The price can be lower if it jumps.`,
    },
    stopLimit: {
      buy: `Once the price rises to ${yenSign}{{stop}}, buys at ${yenSign}{{limit}} or lower. If the price jumps past that, it waits and may never be filled.`,
      sell: `Once the price falls to ${yenSign}{{stop}}, sells at ${yenSign}{{limit}} or higher. If the price jumps past that, it waits and may never be filled.`,
    },
    oco: {
      buy: `Buys at ${yenSign}{{limit}} or lower, or at the market once the price rises to ${yenSign}{{stop}}. What comes first cancels the other. At the stop the price can be higher if it jumps.`,
      sell: `Sells at ${yenSign}{{limit}} or higher, or at the market once the price falls to ${yenSign}{{stop}}. What comes first cancels the other. At the stop the price can be lower if it jumps.`,
    },
    ocoStopLimit: {
      buy: `Buys at ${yenSign}{{limit}} or lower. Or, once the price rises to ${yenSign}{{stop}}, at ${yenSign}{{after}} or lower. What comes first cancels the other. If the price jumps past that, it waits and may never be filled.`,
      sell: `Sells at ${yenSign}{{limit}} or higher. Or, once the price falls to ${yenSign}{{stop}}, at ${yenSign}{{after}} or higher. What comes first cancels the other. If the price jumps past that, it waits and may never be filled.`,
    },
    trailing: {
      buy: `Buys at the market once the price is ${yenSign}{{trail}} above its lowest since the order: now ${yenSign}{{stop}}. The price can be higher if it jumps.`,
      sell: `Sells at the market once the price is ${yenSign}{{trail}} below its highest since the order: now ${yenSign}{{stop}}. The price can be lower if it jumps.`,
    },
  },
  works: 'Works from {{time}} (Japan time).',
  ends: 'Expires at the end of trading on {{date}}.',
  term: 'Valid for',
  today: 'Today',
  week: 'This week',
  untilWeek: 'Until {{date}}',
  date: 'Date',
  until: 'Last day',
  chooseDay: 'Choose a trading day',
  /** What happens to an order with a stop. */
  events: {
    title: 'What happens then',
    gap: 'The price jumps: a stop at the market is carried out at the next price, which is worse.',
    gapPastLimit:
      'The price jumps past the limit after the stop: nothing is carried out until it comes back, which may be never.',
    endOfOrder: 'The last day ends: the order expires, and the amount on hold is released.',
    funds:
      'The balance doesn’t cover the price at the stop: the order lapses, and the amount on hold is released.',
    halt: 'Trading in the stock is halted: nothing is carried out. The first price afterwards counts.',
    auction: 'An auction opens or ends a session: its price counts like any other.',
    end: 'The last day ends: the order expires, and protects nothing any more.',
    parts: 'You close some lots yourself: the order keeps the lots that are left, at most.',
    margin: 'You add margin: the liquidation price moves, the stop doesn’t.',
    lock: 'The position can’t be closed yet: the order waits, and works from the end of the lock.',
    liquidation: 'The liquidation price comes first: the exchange closes the position.',
  },
  /** The closing that an order places at its fill. */
  exit: {
    label: 'Also place a closing order',
    hint: 'A stop loss, a profit target or both. Placed when the order is filled.',
    waits: 'It’s placed when the order is filled, and works once the position can be closed.',
    limitPrice: 'Result at {{price}} (limit)',
    stopPrice: 'Result at {{price}} (stop)',
  },
  /** Changing an order that waits. */
  amend: {
    open: 'Change',
    title: 'Change the order',
    titleClosing: 'Change the closing order',
    submit: 'Change',
    held: 'On hold',
    heldAfter: 'On hold after the change',
    keeps: 'It keeps its place in the queue.',
    loses: 'With another price, or more lots, it goes to the end of the queue.',
    unchanged: 'Nothing has been changed.',
    done: 'The order has been changed',
    filled: 'The market had reached your price: the order was filled.',
  },
  cancelAll: {
    submit: 'Cancel all orders',
    title: 'Cancel all orders?',
    note: 'All orders and closing orders that wait are cancelled ({{count}}). {{amount}} on hold is released, and the lots of closing orders stay open.',
    keep: 'Keep waiting',
    done: 'Orders cancelled',
    doneBody: '{{count}} cancelled. The amount on hold has been released.',
  },
};
