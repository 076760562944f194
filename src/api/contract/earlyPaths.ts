/** Where the calls go that are made before the code is there that knows the contract. */
export const earlyPaths = {
  config: '/common/config',
  version: '/common/Version',
  indices: '/stock/Indices',
  account: '/user/Account',
  stock: '/stock/Detail',
} as const;
