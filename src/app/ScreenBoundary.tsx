import { Component, type ReactNode } from 'react';
import { ScreenFailed } from './ScreenFailed';

interface State {
  error: unknown;
}

/** Catches what a screen throws, its code that did not arrive included, so that the rest of the app goes on. */
export class ScreenBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error('unknown') };
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <ScreenFailed error={this.state.error} />;
  }
}
