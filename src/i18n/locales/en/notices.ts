export const notices = {
  unread: 'Unread',
  mustRead: 'Must read',
  kind: { house: 'Notice', personal: 'About your account' },
} as const;
