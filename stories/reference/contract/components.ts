import { createContext, useContext } from 'react';
import type { JsonSchema } from '../../../reference/openApi/types';

/** The schemas that others refer to. */
export const Components = createContext<Readonly<Record<string, JsonSchema>>>({});

export const useComponents = () => useContext(Components);
