import { token } from '../../session/token';
import type { Config } from '../contract/config';

export const useConfig = (): Config => ({ title: token });
