import { createContext } from 'react';

/** Whether a list that makes its own items (`EndlessList`) stands around: a `ListRow` in one is no item itself. */
export const InsideListItem = createContext(false);
