/** The host's own texts, a namespace beside those of the widgets. */
export const host = {
  title: 'Kabuto Trading',
  demoTitle: 'DEMO',
  demo: 'Stock, prices and money are invented. No order reaches an exchange.',
  loading: 'Loading',
  failed: 'The server did not answer.',
  again: 'Try again',
  outdated: 'The server does not answer. The figures may be out of date.',
  noPositions: 'No positions',
  review: 'Review the order',
  incomplete: 'Fill in an order that can be placed and paid.',
  confirm: 'Confirm the order (DEMO)',
  send: 'Place the order',
  total: 'Leaves your cash',
  yen: 'JPY',
  order: 'Order',
  long: '{{lots}} lots long, {{leverage}}× leverage',
  short: '{{lots}} lots short, {{leverage}}× leverage',
  price: 'Price',
  atMarket: 'At the market, last {{price}}',
  atLimit: 'Limit {{price}}',
  unknown: 'No answer came. Send it again: the order is placed only once.',
  filled: 'Filled: {{shares}} shares at {{price}}.',
  waiting: 'Waiting: {{shares}} shares at {{price}}.',
  refused: {
    title: 'The order was refused',
    malformed: 'The server did not understand it.',
    outsideBand: 'The limit is outside the prices of the day.',
    closed: 'The market is closed.',
    tooLarge: 'It is larger than our risk desk allows.',
    cash: 'Your cash does not cover it.',
  },
};

/** Texts that many pages of the host use. */
export const common = { close: 'Close' };
