import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { composingQueryOf, queryOf } from '../../../domain/searchQuery';

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

/** The text of the search field, and after a pause the query. */
export function useSearchText(): SearchText {
  const [address, setAddress] = useSearchParams();
  const query = queryOf(address.get('q') ?? '');
  const [typed, setTyped] = useState({ text: query, composing: false });
  const writtenQuery = useRef(query);
  const nextQuery = typed.composing ? composingQueryOf(typed.text) : queryOf(typed.text);

  const search = (next: string) => {
    writtenQuery.current = next;
    if (next !== query) setAddress(next === '' ? {} : { q: next }, { replace: true });
  };
  const searchWanted = useEffectEvent(() => search(nextQuery));

  useEffect(() => {
    const pause = pauseMs[typed.composing ? 'composing' : 'typing'];
    const timer = setTimeout(searchWanted, nextQuery === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [nextQuery, typed.composing]);

  // The address was changed elsewhere, so the field follows it.
  useEffect(() => {
    if (query === writtenQuery.current) return;
    writtenQuery.current = query;
    setTyped({ text: query, composing: false });
  }, [query]);

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
