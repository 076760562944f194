import type { Fault } from '../change';

const foundBy = 'Stories in Chromium';

/** Mistakes in the design system. */
export const componentFaults: readonly Fault[] = [
  {
    title: 'the type of the props of a badge is no longer exported',
    kind: 'change of the public types',
    foundBy: 'Public types of the library',
    file: 'src/components/Badge/Badge.tsx',
    text: 'export interface BadgeProps',
    becomes: 'interface BadgeProps',
  },
  {
    title: 'the announcement of a moved row names its old position',
    kind: 'wrong announcement',
    foundBy,
    file: 'src/components/SortableList/sortableTexts.ts',
    text: 'texts().movedTo(String(source.id), announced + 1)',
    becomes: 'texts().movedTo(String(source.id), announced)',
  },
  {
    title: 'the handle of a row is too small to tap',
    kind: 'touch target too small',
    foundBy,
    file: 'src/components/SortableList/SortableRow.tsx',
    text: `width: \${rem(touchTarget)};`,
    becomes: `width: \${rem(64)};`,
  },
  {
    title: 'back leaves the page while full screen is open',
    kind: 'wrong way back',
    foundBy,
    file: 'src/components/FullScreen/FullScreenPopup.tsx',
    text: 'useCloseOnBack(open, () => onOpenChange(false));',
    becomes: 'useCloseOnBack(false, () => onOpenChange(false));',
  },
  {
    title: 'the type size of full screen is set on every element',
    kind: 'style that leaks',
    foundBy,
    file: 'src/components/FullScreen/FullScreenPopup.tsx',
    text: ':root:root {\n    font-size',
    becomes: ':root * {\n    font-size',
  },
  {
    title: 'Tab leaves full screen for the page below',
    kind: 'focus leaves a dialog',
    foundBy,
    file: 'src/components/FullScreen/FullScreenPopup.tsx',
    text: '<Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>',
    becomes: '<Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)} modal={false}>',
  },
  {
    title: 'the preview of an image has no name',
    kind: 'missing alternative text',
    foundBy,
    file: 'src/components/ImageUpload/ImageUpload.tsx',
    text: 'alt={texts.label}',
    becomes: 'alt=""',
  },
  {
    title: 'full-width digits are removed from a fund password',
    kind: 'input of a Japanese keyboard',
    foundBy,
    file: 'src/components/PinField/PinField.tsx',
    text: "typed.normalize('NFKC').replace",
    becomes: 'typed.replace',
  },
  {
    title: 'a panel moves despite reduced motion',
    kind: 'motion against the preference',
    foundBy,
    file: 'src/components/Tabs/useSwipe.ts',
    text: `if (!prefersReducedMotion()) element.style.transform = \`translateX(\${x * part}px)\`;`,
    becomes: `element.style.transform = \`translateX(\${x * part}px)\`;`,
  },
  {
    title: 'a switch has no name',
    kind: 'missing label',
    foundBy,
    file: 'src/components/Switch/Switch.tsx',
    text: '        aria-labelledby={id}\n',
    becomes: '',
  },
  {
    title: 'the field of a stepper swallows every key',
    kind: 'keyboard trap',
    foundBy,
    file: 'src/components/Stepper/Stepper.tsx',
    text: "    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;\n    event.preventDefault();",
    becomes:
      "    event.preventDefault();\n    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;",
  },
];
