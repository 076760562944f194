import { useQuery } from '@tanstack/react-query';

export const Price = () => useQuery;
