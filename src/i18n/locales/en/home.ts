export const home = {
  title: 'Home',
  assets: {
    total: 'Total assets',
    available: 'Available',
    frozen: 'Frozen',
    margin: 'Margin in positions',
    unrealised: 'Unrealised P/L',
    realised: 'Realised P/L',
    hide: 'Hide balances',
    show: 'Show balances',
    hidden: 'Hidden',
    explain: 'How this is made up',
    frozenNote: 'Held by what still waits. It is spent or comes back when that is decided.',
  },
  indices: 'Indices',
  entrances: { title: 'Services', market: 'Market', positions: 'Positions', account: 'Account' },
  news: {
    title: 'News',
    empty: 'No news today.',
    read: 'Read',
    notFound: 'This article does not exist or is no longer available.',
  },
  restricted: {
    frozen:
      'Your account is frozen. You can look at everything, but not trade or withdraw. Please contact customer service.',
    loginBanned: 'Signing in is not allowed for this account. Please contact customer service.',
    tradeBanned:
      'Trading is not allowed for this account. You can still look at prices and positions. Please contact customer service.',
    withdrawBanned:
      'Withdrawals are not allowed for this account. You can still trade. Please contact customer service.',
    disabled: 'This account is disabled. Please contact customer service.',
  },
  account: {
    title: 'Account',
    number: 'Account',
    registeredAt: 'Registered',
    verification: 'Identity check',
    verificationStates: { unverified: 'Unverified', underReview: 'Under review', verified: 'Verified' },
    usd: 'US dollars',
    language: 'Language',
    agreement: 'User and privacy agreement',
    logout: 'Log out',
    logoutConfirm: 'Log out of this device?',
    logoutNote: 'Pending orders stay in the market.',
  },
  language: { title: 'Language', en: 'English', tw: '繁體中文', jp: '日本語' },
} as const;
