'use client';
import { styled } from 'styled-components';
import type { StyledElement } from '../StyledElement';
import { hidden } from './hidden';

/** Text for screen readers only, for what sighted members see from position, colour or an icon. */
export const VisuallyHidden: StyledElement<'span'> = styled.span`${hidden}`;
