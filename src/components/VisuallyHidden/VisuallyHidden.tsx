import styled from 'styled-components';
import { hidden } from './hidden';

/** Text for screen readers alone: for what the eye already has from place, colour or an icon. */
export const VisuallyHidden = styled.span`${hidden}`;
