/** Descriptions of fields that have the same meaning everywhere, for fields without a comment. */
export const usualFields: Readonly<Record<string, string>> = {
  id: 'Identifies it. Opaque: the client only sends it back.',
  clientRequestId:
    'Made by the client for this one request. The same request with the same id changes nothing a second time; any other with this id is refused with `parameterError`.',
  orderNumber: 'What a member quotes to customer service.',
  symbol: 'Identifies a stock across exchanges. Opaque: the client only sends it back.',
  code: 'Stock code, as members read it.',
  name: 'In each of the three interface languages.',
  account: 'Account of a member: a ten-digit phone number.',
  status: 'How far it has come.',
  productId: 'Of the product.',
  productName: 'Of the product, in each of the three interface languages.',
  lots: 'In lots.',
  at: 'When it happened.',
  submittedAt: 'When it was submitted.',
  publishedAt: 'When it was published.',
  page: 'Counted from 1.',
  items: 'What is on this page.',
  hasMore: 'Whether there is a further page.',
};
