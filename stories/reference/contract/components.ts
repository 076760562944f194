import { createContext, useContext } from 'react';
import type { JsonSchema } from '../../../reference/openApi/types';

/** Schemas that others reference. */
export const Components = createContext<Readonly<Record<string, JsonSchema>>>({});

export const useComponents = () => useContext(Components);
