'use client';
import type { Dispatch } from 'react';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl';
import { Select } from '../../../components/Select/Select';
import { exchangeDate } from '../../../domain/market/tradingSession';
import type { Reason } from '../../../domain/reason';
import type { ConditionsAction } from '../../../domain/trade/conditionsDraft';
import {
  type ChosenTerm,
  type Term,
  type TermRules,
  termDays,
  termEnd,
} from '../../../domain/trade/orderTerms';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { fieldErrorText } from '../../reasonText';

interface TermChoiceProps {
  draft: ChosenTerm;
  dispatch: Dispatch<Extract<ConditionsAction, { type: 'term' | 'until' }>>;
  terms: TermRules;
  reasons: readonly Reason<string>[];
}

/** How long an order lasts. One that can only last for a day needs no choice. */
export function TermChoice({ draft, dispatch, terms, reasons }: TermChoiceProps) {
  const formats = useFormats();
  const t = useText('conditions');
  const days = termDays(terms);
  const [first] = days;
  if (first === undefined || days.length < 2) return null;
  const isToday = first === exchangeDate(terms.now);
  const weekEnd = termEnd({ term: 'week', until: '' }, terms) ?? first;
  const error = fieldErrorText(t, reasons, 'until', formats);
  return (
    <>
      <SegmentedControl<Term>
        label={t('term')}
        segments={[
          { value: 'day', label: isToday ? t('today') : formats.day(first) },
          { value: 'week', label: isToday ? t('week') : t('untilWeek', { date: formats.day(weekEnd) }) },
          { value: 'date', label: t('date') },
        ]}
        value={draft.term}
        onChange={(term) => dispatch({ type: 'term', term })}
      />
      {draft.term === 'date' && (
        <Select
          label={t('until')}
          placeholder={t('chooseDay')}
          closeLabel={t('common:close')}
          options={days.map((day) => ({ value: day, label: formats.day(day) }))}
          value={days.includes(draft.until) ? draft.until : null}
          onChange={(until) => dispatch({ type: 'until', until })}
          {...(error && { error })}
        />
      )}
    </>
  );
}
