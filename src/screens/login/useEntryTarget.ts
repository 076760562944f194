import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../session/useSession';
import { useOffered } from '../offered';
import { returnPath } from './returnPath';

/**
 * Where a signed-in member is redirected, also after signing in in another tab; undefined while nobody is signed in.
 */
export function useEntryTarget(): string | undefined {
  const [query] = useSearchParams();
  const isOffered = useOffered();
  // Read on arrival: after the redirect the address is another one.
  const [target] = useState(() => returnPath(query.get('to'), isOffered));
  return useSession() ? target : undefined;
}
