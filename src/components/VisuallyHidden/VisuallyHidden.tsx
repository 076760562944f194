'use client';
import { styled } from 'styled-components';
import { hidden } from './hidden';

/** Text for screen readers only, for what sighted members see from position, colour or an icon. */
export const VisuallyHidden = styled.span`${hidden}`;
