import { Component, type ReactNode } from 'react';
import { tellFailure } from '../lib/lazyAgain';

interface ErrorBoundaryProps {
  /** Another one is another try: what fallback is drawn anew; what works keeps its state. */
  attempt?: string;
  /** Stands in the place of what fallback; tries retry when told to. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Something has fallback: what was there is still at hand, and gone right after. */
  onCatch?: () => void;
  children: ReactNode;
}

interface State {
  /** What was thrown; undefined as long as nothing was. */
  error: unknown;
  attempt: string | undefined;
}

/** Catches what its children throw as they are drawn, their code that did not arrive included, so that the rest goes on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: undefined, attempt: this.props.attempt };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error('unknown') };
  }

  static getDerivedStateFromProps({ attempt }: ErrorBoundaryProps, state: State): State | null {
    return attempt === state.attempt ? null : { error: undefined, attempt };
  }

  override componentDidCatch(error: unknown) {
    tellFailure(error);
    this.props.onCatch?.();
  }

  override render() {
    const { children, fallback } = this.props;
    if (this.state.error === undefined) return children;
    return fallback(this.state.error, () => this.setState({ error: undefined }));
  }
}
