import { useEffect, useState } from 'react';

export type Reading<Data> =
  | { state: 'reading' }
  | { state: 'failed'; reason: string }
  | { state: 'read'; data: Data };

/** Reads once. The data and the scroll position stay when the toolbar changes. */
export function useRead<Data>(read: () => Promise<Data>): Reading<Data> {
  const [reading, setReading] = useState<Reading<Data>>({ state: 'reading' });
  useEffect(() => {
    let isWanted = true;
    const tell = (news: Reading<Data>) => {
      if (isWanted) setReading(news);
    };
    read().then(
      (data) => tell({ state: 'read', data }),
      (error: Error) => tell({ state: 'failed', reason: error.message }),
    );
    return () => {
      isWanted = false;
    };
  }, [read]);
  return reading;
}
