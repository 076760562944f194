import { Component, type ReactNode } from 'react';
import { allowRetry } from '../lib/lazyWithRetry';

interface BoundaryProps {
  /** Another one is another try: what failed is drawn anew; what works keeps its state. */
  attempt?: string;
  /** Stands in the place of what failed; tries again when told to. */
  failed: (error: unknown, again: () => void) => ReactNode;
  /** Something has failed: what was there is still at hand, and gone right after. */
  onCatch?: () => void;
  children: ReactNode;
}

interface State {
  /** What was thrown; undefined as long as nothing was. */
  error: unknown;
  attempt: string | undefined;
}

/** Catches what its children throw as they are drawn, their code that did not arrive included, so that the rest goes on. */
export class Boundary extends Component<BoundaryProps, State> {
  override state: State = { error: undefined, attempt: this.props.attempt };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error('unknown') };
  }

  static getDerivedStateFromProps({ attempt }: BoundaryProps, state: State): State | null {
    return attempt === state.attempt ? null : { error: undefined, attempt };
  }

  override componentDidCatch(error: unknown) {
    allowRetry(error);
    this.props.onCatch?.();
  }

  override render() {
    const { children, failed } = this.props;
    if (this.state.error === undefined) return children;
    return failed(this.state.error, () => this.setState({ error: undefined }));
  }
}
