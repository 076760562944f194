import { type ReactNode, useMemo } from 'react';
import { type Location, UNSAFE_LocationContext as LocationContext, NavigationType } from 'react-router-dom';

interface FixedLocationProps {
  location: Location;
  children: ReactNode;
}

/**
 * Gives its children a fixed location, wherever the member navigates. Unlike `<Routes location>`, it keeps the context
 * value, so that hidden screens do not render at every navigation.
 */
export function FixedLocation({ location, children }: FixedLocationProps) {
  const place = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location]);
  return <LocationContext value={place}>{children}</LocationContext>;
}
