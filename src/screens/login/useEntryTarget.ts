import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../session/useSession';
import { returnPath } from './returnPath';

/** Where a signed-in member is sent on to, also one who signed in from another tab; undefined while nobody is. */
export function useEntryTarget(): string | undefined {
  const [query] = useSearchParams();
  const session = useSession();
  return session ? returnPath(query.get('to')) : undefined;
}
