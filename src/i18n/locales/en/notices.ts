export const notices = {
  title: 'Notices',
  one: 'Notice',
  all: 'All notices',
  readAll: 'Mark all read',
  haveRead: 'I’ve read this',
  /** After that. */
  confirmed: {
    title: 'Marked as read',
    next: 'Before your next trade, please read “{{title}}” as well.',
    toNext: 'Read the next one',
  },
  empty: 'No notices yet.',
  notFound: 'This notice is no longer available.',
  orderNumber: 'Order number {{number}}',
  /** What is to be read before the next trade. */
  first: {
    title: 'Please read first',
    body: 'Before your next trade, please read “{{title}}”.',
    open: 'Read it now',
    reason: 'Please read “{{title}}” first.',
  },
  unread: 'Unread',
  mustRead: 'Must read',
  kind: { house: 'Notice', personal: 'About your account' },
} as const;
