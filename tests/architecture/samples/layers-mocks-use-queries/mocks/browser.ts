import { query } from '../src/api/queries/query';

export const start = () => query;
