import type { Config } from '../src/api/contract/config';

export const config: Config = { title: '' };
