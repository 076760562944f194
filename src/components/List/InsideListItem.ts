'use client';
import { createContext } from 'react';

/** Whether an `EndlessList` already renders the list item. A `ListRow` inside it must not render another one. */
export const InsideListItem = createContext(false);
