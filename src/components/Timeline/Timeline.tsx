'use client';
import type { ReactNode } from 'react';
import { type StepState, Steps } from '../Steps/Steps';

/** A past or expected event. */
export interface TimelineEvent {
  /** Unique id of the event. */
  id: string;
  /** The formatted time. */
  time: string;
  /** What happened, in a few words. */
  title: ReactNode;
  /** Use for figures or a reason below the title. */
  detail?: ReactNode;
  /** `done` happened, `now` is the current state, `ahead` is expected, `failed` ended badly. */
  state: 'done' | 'now' | 'ahead' | 'failed';
}

export interface TimelineProps {
  /** What this is the history of, for screen readers. */
  label: string;
  /** The events, earliest first. */
  events: readonly TimelineEvent[];
}

const stateOf: Record<TimelineEvent['state'], StepState> = {
  done: 'done',
  now: 'current',
  ahead: 'upcoming',
  failed: 'failed',
};

/** `Steps` names no states here, because a timeline has no words for them. */
const unnamed = { done: '', current: '', upcoming: '', failed: '' };

/**
 * The former name of `Steps`, for hosts of the library.
 *
 * @deprecated use `Steps`, which says the states in words
 */
export function Timeline({ label, events }: TimelineProps) {
  const steps = events.map(({ time, title, detail, state }) => ({
    label: title,
    time,
    note: detail,
    state: stateOf[state],
  }));
  return <Steps label={label} steps={steps} stateLabels={unnamed} />;
}
