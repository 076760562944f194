'use client';
import { Component, type ReactNode } from 'react';
import { allowRetry } from '../lib/lazyWithRetry';

interface ErrorBoundaryProps {
  /** Change this value to retry: failed children are rendered again, working children keep their state. */
  attempt?: string;
  /** Renders the replacement for children that failed. Calling `retry` renders the children again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** The part of the page to protect. */
  children: ReactNode;
}

interface State {
  /** The thrown value; undefined while nothing was thrown. */
  error: unknown;
  attempt: string | undefined;
}

/**
 * Catches what its children throw while rendering, including code that fails to load. The rest of the page stays
 * usable.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: undefined, attempt: this.props.attempt };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error('unknown') };
  }

  static getDerivedStateFromProps({ attempt }: ErrorBoundaryProps, state: State): State | null {
    return attempt === state.attempt ? null : { error: undefined, attempt };
  }

  override componentDidCatch(error: unknown) {
    allowRetry(error);
  }

  override render() {
    const { children, fallback } = this.props;
    if (this.state.error === undefined) return children;
    return fallback(this.state.error, () => this.setState({ error: undefined }));
  }
}
