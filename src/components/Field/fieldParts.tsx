'use client';
import { styled } from 'styled-components';
import { textSize } from '../../theme/textSize';
import { color, motion, radius, space } from '../../theme/tokens';
import { units } from '../../theme/units';

/** Height of a field without its label, in drawing units. */
export const fieldHeight = 96;

/** The box around an input and its prefix, unit or button. */
export const FieldBox = styled.div`
  display: flex;
  min-height: ${units(fieldHeight)};
  align-items: stretch;
  border: 1px solid ${color('outline')};
  border-radius: ${units(radius.small)};
  background: ${color('surface')};
  transition: border-color ${motion.fast}ms ease-out;
  &:has([aria-invalid='true']) { border-color: ${color('danger')}; }
  &:has(:is(input, textarea):focus-visible) { outline: 2px solid ${color('accent')}; outline-offset: -1px; }
  &:has(input:disabled) { background: ${color('sunken')}; border-color: ${color('hairline')}; }
`;

/** The placeholder of a field without one, invisible: CSS tells an empty field from a filled one by it (`PageStyle`). */
export const noPlaceholder = '\u200b';

/** The input itself. At least 16 CSS px: iOS zooms into smaller inputs on focus. */
export const FieldInput = styled.input.attrs<{ $figure?: boolean }>(({ placeholder = noPlaceholder }) => ({
  placeholder,
}))`
  flex: 1;
  min-width: 0;
  padding: ${units(0, space.m)};
  border: 0;
  background: none;
  font-size: ${textSize('lead', 16)};
  text-align: ${({ $figure }) => ($figure ? 'right' : 'left')};
  text-overflow: ellipsis;
  appearance: none;
  &:focus-visible { outline: none; }
  &::placeholder { color: ${color('inkTertiary')}; }
  &:disabled { color: ${color('inkSecondary')}; opacity: 1; }
`;

/** A unit or prefix inside the box, smaller and lighter than the typed text. */
export const FieldAffix = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  color: ${color('inkTertiary')};
  font-size: ${textSize('small')};
  white-space: nowrap;
  &:first-child { padding-left: ${units(space.m)}; }
  &:not(:first-child) { padding-right: ${units(space.m)}; }
  &:not(:first-child, :last-child) { padding-right: ${units(space.s)}; }
`;
