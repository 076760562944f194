import { Component, type ReactNode } from 'react';
import { ScreenFailed } from './ScreenFailed';

interface ScreenBoundaryProps {
  /** Another address is another try: what failed is drawn anew; what works keeps its state. */
  address: string;
  children: ReactNode;
}

interface State {
  error: unknown;
  address: string;
}

/** Catches what a screen throws, its code that did not arrive included, so that the rest of the app goes on. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, State> {
  override state: State = { error: undefined, address: this.props.address };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error('unknown') };
  }

  static getDerivedStateFromProps({ address }: ScreenBoundaryProps, state: State): State | null {
    return address === state.address ? null : { error: undefined, address };
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <ScreenFailed error={this.state.error} />;
  }
}
