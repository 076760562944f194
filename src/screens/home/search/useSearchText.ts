import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { composingQueryOf, queryOf } from '../../../domain/searchQuery';

/** Typing has stopped for so long, in ms, before a search is made; longer while the keyboard still composes. */
const pauseMs = { typing: 200, composing: 450 };

interface SearchText {
  /** What the field shows. */
  text: string;
  /** What is searched for: the `q` of the address, so that the way back leads to the results. */
  query: string;
  onType: (text: string, composing: boolean) => void;
  /** Searches at once, for what is typed or for something else. */
  searchNow: (text?: string) => string;
}

/** What is typed into the search field, and, a moment later, what is searched for. */
export function useSearchText(): SearchText {
  const [address, setAddress] = useSearchParams();
  const query = queryOf(address.get('q') ?? '');
  const [typed, setTyped] = useState({ text: query, composing: false });
  const written = useRef(query);
  const wanted = typed.composing ? composingQueryOf(typed.text) : queryOf(typed.text);

  const search = (next: string) => {
    written.current = next;
    if (next !== query) setAddress(next === '' ? {} : { q: next }, { replace: true });
  };
  const searchWanted = useEffectEvent(() => search(wanted));

  useEffect(() => {
    const pause = pauseMs[typed.composing ? 'composing' : 'typing'];
    const timer = setTimeout(searchWanted, wanted === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [wanted, typed.composing]);

  // Somebody else has changed the address: the field follows.
  useEffect(() => {
    if (query === written.current) return;
    written.current = query;
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
