import { useState } from 'react';
import { SegmentedControl } from '../../../src/components/SegmentedControl/SegmentedControl';
import { FoundationPage } from '../page/FoundationPage';
import { Part } from '../page/Part';
import type { CopyForm } from './copyForms';
import { families } from './families';
import { PairTable } from './PairTable';
import { Swatches } from './Swatches';

/** Every colour by meaning in every theme, and its contrast on its backgrounds. */
export function ColourPage() {
  const [copyForm, setCopyForm] = useState<CopyForm>('variable');
  return (
    <FoundationPage
      title="Colour"
      lead="Colours are named by their meaning and used only for it. No information depends on colour alone: a word, a sign or a mark repeats it. The theme follows the device, or the member chooses it."
    >
      <SegmentedControl<CopyForm>
        label="Copy a colour as"
        segments={[
          { value: 'variable', label: 'CSS variable' },
          { value: 'path', label: 'Token path' },
          { value: 'value', label: 'Value in this theme' },
        ]}
        value={copyForm}
        onChange={setCopyForm}
      />
      {families.map((family) => (
        <Part key={family.title} title={family.title}>
          <p>{family.note}</p>
          <Swatches family={family} copyForm={copyForm} />
        </Part>
      ))}
      <Part title="Contrast of text">
        <p>
          At least 4.5:1 (WCAG 2.2 AA), and 7:1 with more contrast (AAA), at every size. Each text colour on
          each background on which it is used, calculated from the tokens.
        </p>
        <PairTable kind="text" />
      </Part>
      <Part title="Contrast of outlines, marks and drawings">
        <p>At least 3:1 against their background. Hairlines are decoration and have no minimum.</p>
        <PairTable kind="mark" />
      </Part>
    </FoundationPage>
  );
}
