'use client';
import { useLayoutEffect } from 'react';
import { guardPresses } from '../lib/guardPresses';

/** Ignores quick presses when it appears. Rendered in what opens over a button and moves money. */
export function PressGuard() {
  useLayoutEffect(guardPresses, []);
  return null;
}
