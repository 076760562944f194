/** Where the site configuration is: it is asked for before the code is there that knows the contract. */
export const configPath = '/common/config';
