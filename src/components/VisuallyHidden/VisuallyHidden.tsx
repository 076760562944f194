import styled from 'styled-components';

/** Text for screen readers alone: for what the eye already has from place, colour or an icon. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
