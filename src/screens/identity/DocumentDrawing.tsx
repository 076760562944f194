import { styled } from 'styled-components';
import { color } from '../../theme/tokens';

/** How a document was photographed. */
export type DocumentPhoto = 'whole' | 'glare' | 'cut' | 'blurred';

/** Where the document lies in the picture, in drawing units. */
const places: Record<DocumentPhoto, string> = {
  whole: 'translate(20 14)',
  glare: 'translate(20 14)',
  cut: 'translate(56 34)',
  blurred: 'translate(20 14)',
};

/** An ID as a camera sees it: whole, with glare, cut off at an edge, or blurred. */
export function DocumentDrawing({ photo }: { photo: DocumentPhoto }) {
  return (
    <svg viewBox="0 0 160 104" fill="none" strokeLinecap="round" aria-hidden="true">
      <Document transform={places[photo]} $blurred={photo === 'blurred'}>
        <rect
          width="120"
          height="76"
          rx="6"
          fill={color('surface')}
          stroke={color('inkTertiary')}
          strokeWidth="2.5"
        />
        <rect
          x="12"
          y="18"
          width="32"
          height="42"
          rx="3"
          fill={color('accentSoft')}
          stroke={color('accent')}
          strokeWidth="2"
        />
        <circle cx="28" cy="33" r="7" stroke={color('accent')} strokeWidth="2" />
        <path d="M17 56a11 11 0 0 1 22 0" stroke={color('accent')} strokeWidth="2" />
        <path d="M56 22h50M56 34h38M56 46h50M56 58h28" stroke={color('inkTertiary')} strokeWidth="4" />
      </Document>
      {photo === 'glare' && (
        <>
          <ellipse cx="104" cy="48" rx="30" ry="22" fill={color('warningSoft')} opacity="0.95" />
          <path
            d="M104 34v28M90 48h28M94 38l20 20M114 38L94 58"
            stroke={color('warning')}
            strokeWidth="2.5"
          />
        </>
      )}
    </svg>
  );
}

const Document = styled.g<{ $blurred: boolean }>`
  ${({ $blurred }) => $blurred && 'filter: blur(3px);'}
`;
