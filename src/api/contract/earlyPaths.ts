/** Paths of the calls that are sent before the code of the contract has loaded. */
export const earlyPaths = {
  config: '/common/config',
  version: '/common/Version',
  indices: '/stock/Indices',
  account: '/user/Account',
  stock: '/stock/Detail',
} as const;
