import { useState } from 'react';

export function useKept(path: string) {
  const [kept] = useState<Record<string, number>>({});
  return kept[path];
}
