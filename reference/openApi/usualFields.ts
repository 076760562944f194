/** Descriptions of fields that have the same meaning everywhere, for fields without a comment. */
export const usualFields: Readonly<Record<string, string>> = {
  id: 'Identifies it. Opaque: the client only sends it back.',
  clientRequestId:
    'Created by the client for this request. A repetition with the same id, call and body changes nothing; any other request with this id is refused with `parameterError`.',
  orderNumber: 'Number that members give to customer service.',
  symbol: 'Identifies a stock across exchanges. Opaque: the client only sends it back.',
  code: 'Stock code, as displayed.',
  name: 'In each of the three interface languages.',
  account: 'Account of a member: a ten-digit phone number.',
  status: 'Its status.',
  productId: 'Id of the product.',
  productName: 'Name of the product in each of the three interface languages.',
  lots: 'In lots.',
  at: 'When it happened.',
  submittedAt: 'When it was submitted.',
  publishedAt: 'When it was published.',
  page: 'Counted from 1.',
  items: 'Items of this page.',
  hasMore: 'Whether there is another page.',
};
