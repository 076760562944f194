import { three } from './three';

export const two = () => three;
