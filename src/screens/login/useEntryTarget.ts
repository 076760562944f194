import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../session/useSession';
import { useOffered } from '../offered';
import { returnPath } from './returnPath';

/** Where a signed-in member is sent on to, also one who signed in from another tab; undefined while nobody is. */
export function useEntryTarget(): string | undefined {
  const [query] = useSearchParams();
  const isOffered = useOffered();
  // Asked for on arrival: once the member is sent on, the address is another one.
  const [target] = useState(() => returnPath(query.get('to'), isOffered));
  return useSession() ? target : undefined;
}
