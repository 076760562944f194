import { type ReactNode, useMemo } from 'react';
import { type Location, UNSAFE_LocationContext as LocationContext, NavigationType } from 'react-router-dom';

interface FixedLocationProps {
  location: Location;
  children: ReactNode;
}

/**
 * What stands in it is at this address, wherever the member has gone since. `<Routes location>` does the same, but tells
 * it anew at every step of the member: then all screens that are hidden are drawn again each time.
 */
export function FixedLocation({ location, children }: FixedLocationProps) {
  const place = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location]);
  return <LocationContext value={place}>{children}</LocationContext>;
}
