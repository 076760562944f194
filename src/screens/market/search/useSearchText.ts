import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Location, useLocation, useSearchParams } from 'react-router-dom';
import { composingQueryOf, queryOf } from '../../../domain/market/searchQuery';
import { requestId } from '../../../lib/requestId';

/** Pause in typing, in ms, before a search starts; longer while an input method composes. */
const pauseMs = { typing: 200, composing: 450 };

interface SearchText {
  /** The text in the field. */
  text: string;
  /** The query: the `q` of the address, so that going back shows the results again. */
  query: string;
  onType: (text: string, composing: boolean) => void;
  /** Searches at once, for the typed text or another one. */
  searchNow: (text?: string) => string;
}

/** State of an address that the field has written. */
interface WrittenState {
  /** Id of the write. */
  write?: string;
}

/** The text of the search field, and after a pause the query. */
export function useSearchText(): SearchText {
  const [address, setAddress] = useSearchParams();
  const query = queryOf(address.get('q') ?? '');
  const [typed, setTyped] = useState({ text: query, composing: false });
  // The query of the address. React may show it only after more was typed, on a slow phone.
  const writtenQuery = useRef(query);
  // Ids of the field's own writes that React has not shown yet.
  const unshownWrites = useRef(new Set<string | undefined>());
  const nextQuery = typed.composing ? composingQueryOf(typed.text) : queryOf(typed.text);

  const search = (next: string) => {
    if (next === writtenQuery.current) return;
    writtenQuery.current = next;
    const state = { write: requestId() } satisfies WrittenState;
    unshownWrites.current.add(state.write);
    setAddress(next === '' ? {} : { q: next }, { replace: true, state });
  };
  const searchWanted = useEffectEvent(() => search(nextQuery));

  useEffect(() => {
    const pause = pauseMs[typed.composing ? 'composing' : 'typing'];
    const timer = setTimeout(searchWanted, nextQuery === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [nextQuery, typed.composing]);

  // The address was changed elsewhere, by a link or by going back, so the field follows it.
  const location: Location<WrittenState | null> = useLocation();
  const follow = useEffectEvent(({ state }: typeof location) => {
    const isOwn = unshownWrites.current.delete(state?.write);
    if (isOwn || query === writtenQuery.current) return;
    writtenQuery.current = query;
    setTyped({ text: query, composing: false });
  });
  useEffect(() => follow(location), [location]);

  return {
    text: typed.text,
    query,
    onType: (text, composing) => setTyped({ text, composing }),
    searchNow: (text = typed.text) => {
      setTyped({ text, composing: false });
      const next = queryOf(text);
      search(next);
      return next;
    },
  };
}
