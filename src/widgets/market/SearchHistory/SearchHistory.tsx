'use client';
import History from 'lucide-react/icons/history';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Icon } from '../../../components/Icon/Icon';
import { IconButton } from '../../../components/IconButton/IconButton';
import { List } from '../../../components/List/List';
import { useKeptFocus } from '../../../components/List/useKeptFocus';
import { Section } from '../../../components/Section/Section';
import { useText } from '../../../i18n/useText';
import { color, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';

export interface SearchHistoryProps {
  /** Previous searches, newest first. */
  history: readonly string[];
  /** Called to repeat a search. */
  onSearch: (query: string) => void;
  /** Called to remove a search. The screen offers an undo. */
  onRemove: (query: string) => void;
  /** Called to remove all searches. */
  onClear: () => void;
}

/** Number of searches shown at first, so that the content below stays visible. */
const initialSearches = 5;

/** The member's previous searches, to repeat or to remove. */
export function SearchHistory({ history, onSearch, onRemove, onClear }: SearchHistoryProps) {
  const t = useText('search');
  const [all, setAll] = useState(false);
  const rows = useRef<HTMLDivElement>(null);
  useKeptFocus(rows, '[data-remove]');
  const shown = all ? history : history.slice(0, initialSearches);
  const clear = (
    <Button kind="quiet" size="small" onClick={onClear}>
      {t('history.clear')}
    </Button>
  );
  return (
    <Section title={t('history.title')} bleed action={clear}>
      <div ref={rows}>
        <List label={t('history.title')}>
          {shown.map((query) => (
            <li key={query}>
              <Row>
                <Again
                  type="button"
                  data-row
                  aria-label={t('history.again', { query })}
                  onClick={() => onSearch(query)}
                >
                  <Icon glyph={History} size={32} />
                  <Query>{query}</Query>
                </Again>
                <IconButton
                  glyph={X}
                  data-remove
                  label={t('history.remove', { query })}
                  onClick={() => onRemove(query)}
                />
              </Row>
            </li>
          ))}
        </List>
      </div>
      {shown.length < history.length && (
        <More>
          <Button kind="quiet" fullWidth onClick={() => setAll(true)}>
            {t('history.showAll', { amount: history.length })}
          </Button>
        </More>
      )}
    </Section>
  );
}

const Row = styled.div`
  display: flex;
  min-height: ${units(96)};
  align-items: stretch;
  padding-right: ${units(space.s)};
  > :last-child { align-self: center; }
`;

const Again = styled.button`
  display: flex;
  flex: 1;
  min-width: 0;
  align-items: center;
  gap: ${units(space.s)};
  padding: ${units(space.s, space.s, space.s, space.l)};
  text-align: left;
  svg { flex: none; color: ${color('inkTertiary')}; }
  &:active { background: ${color('sunken')}; }
  &:focus-visible { outline-offset: -2px; }
`;

const Query = styled.span`
  min-width: 0;
`;

const More = styled.div`
  padding: ${units(space.s, space.l)};
`;
