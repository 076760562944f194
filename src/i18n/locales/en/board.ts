export const board = {
  title: 'Order book',
  asks: 'To sell',
  bids: 'To buy',
  price: 'Price',
  askPrice: 'Sell at',
  bidPrice: 'Buy at',
  market: 'Market',
  over: 'Above',
  under: 'Below',
  shares: '{{shares}} shares',
  own: 'Mine {{shares}}',
  useAsLimit: 'Use {{price}} as the limit',
  said: {
    ask: 'Best price to sell at {{price}}, {{shares}} shares.',
    bid: 'Best price to buy at {{price}}, {{shares}} shares.',
  },
  phase: {
    closed: 'The exchange is closed.',
    opening: 'Orders are collected. They all trade at one price when the session opens.',
    continuous: 'Orders trade one by one: the best price first, then the earliest.',
    lunch: 'Lunch break. Nothing trades until the afternoon session.',
    closing: 'Orders are collected. They all trade at one price when the session ends.',
  },
  auction: {
    price: 'Price if it took place now',
    none: 'No orders match yet',
    shares: 'Would trade',
    surplus: { buy: 'More to buy', sell: 'More to sell' },
  },
  special: {
    buy: 'Special quote to buy: {{price}}',
    sell: 'Special quote to sell: {{price}}',
    moves:
      'One side has too many orders. The price moves by its next step at {{time}} (Japan time). Nothing trades until then.',
    waits: 'One side has too many orders. The price has reached its limit and doesn’t move any more.',
  },
  empty: {
    title: 'No orders are shown now',
    note: 'The order book fills when the exchange collects orders.',
  },
  trades: {
    title: 'Latest trades',
    time: 'Time (Japan time)',
    shares: 'Shares',
    cause: 'By',
    causes: { buy: 'Buyer', sell: 'Seller', auction: 'Auction' },
  },
} as const;
