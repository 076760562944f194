import { styled } from 'storybook/theming';
import { type ScreenWidth, screenWidths } from './sizes';

/** What the reader sees of each state. */
export interface View {
  everyLanguage: boolean;
  width: ScreenWidth;
}

export interface ViewControlsProps {
  view: View;
  onChange: (view: View) => void;
}

/** The choice of languages and width for all states. */
export function ViewControls({ view, onChange }: ViewControlsProps) {
  return (
    <Bar>
      <button
        type="button"
        aria-pressed={view.everyLanguage}
        onClick={() => onChange({ ...view, everyLanguage: !view.everyLanguage })}
      >
        Three languages side by side
      </button>
      <fieldset>
        <legend>Width</legend>
        {screenWidths.map((width) => (
          <button
            key={width}
            type="button"
            aria-pressed={view.width === width}
            onClick={() => onChange({ ...view, width })}
          >
            {width}
          </button>
        ))}
      </fieldset>
    </Bar>
  );
}

const Bar = styled.div(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  padding: '8px 0',
  borderBottom: `1px solid ${theme.appBorderColor}`,
  background: theme.background.content,

  fieldset: {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    margin: 0,
    padding: 0,
    border: 0,
  },

  legend: { float: 'left', marginRight: 4, padding: 0 },

  button: {
    padding: '6px 12px',
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: theme.appBorderRadius,
    background: theme.background.content,
    color: theme.color.defaultText,
    font: 'inherit',
    cursor: 'pointer',
  },

  'button[aria-pressed=true]': {
    borderColor: theme.color.secondary,
    background: theme.color.secondary,
    color: theme.color.inverseText,
  },
}));
