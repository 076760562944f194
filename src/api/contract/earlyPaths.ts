/** Paths of the calls that are sent without the code of their contract: it may not be loaded. */
export const earlyPaths = {
  config: '/common/config',
  version: '/common/Version',
  indices: '/stock/Indices',
  account: '/user/Account',
  stock: '/stock/Detail',
  logout: '/user/Logout',
} as const;
