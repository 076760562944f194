import { title } from '../home/title';

export const list = [title];
