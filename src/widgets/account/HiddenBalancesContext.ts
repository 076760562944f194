'use client';
import { createContext } from 'react';

/** Whether the member has hidden the balances, for use of the phone in public. The host of the screens provides it. */
export const HiddenBalances = createContext(false);
