'use client';
import { createContext } from 'react';

/**
 * Element of the scope in which dialogs, sheets and toasts open. Null until it is mounted; undefined without
 * `ItayoseScope`, where they open at the end of the page.
 */
export const ScopeContext = createContext<HTMLElement | null | undefined>(undefined);
