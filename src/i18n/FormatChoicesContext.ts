'use client';
import { createContext } from 'react';
import type { FormatChoices } from './formats';

/** How the member has chosen that figures are written; empty: as specification 9 has it. */
export const FormatChoicesContext = createContext<FormatChoices>({});
