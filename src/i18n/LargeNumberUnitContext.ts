'use client';
import { createContext } from 'react';
import type { LargeNumberUnit } from './formats';

/** The unit of large numbers that the member has chosen. */
export const LargeNumberUnitContext = createContext<LargeNumberUnit>('juta');
