/** A state on the sheet. */
export interface SheetState {
  name: string;
  /** In Markdown. */
  sentence: string | undefined;
  /** File of its picture; undefined if none could be taken. */
  picture: string | undefined;
}

/** A screen on the sheet. */
export interface SheetScreen {
  /** In the language of the pictures. */
  heading: string;
  address: string;
  /** In Markdown. */
  purpose: string;
  /** By kind of state. */
  groups: readonly { name: string; states: readonly SheetState[] }[];
}

/**
 * The sheet as an HTML page.
 *
 * @param language tag of the language of the headings
 */
export function sheetPage(title: string, language: string, screens: readonly SheetScreen[]): string {
  const parts = screens.map(
    ({ heading, address, purpose, groups }) => `
<section>
<h1><span lang="${language}">${escaped(heading)}</span> <code>${escaped(address)}</code></h1>
${paragraphs(purpose)}
${groups.map(groupOf).join('')}
</section>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escaped(title)}</title>
<style>${styles}</style>
${parts.join('\n')}
</html>`;
}

const groupOf = ({ name, states }: SheetScreen['groups'][number]) => `
<h2>${escaped(name)} <small>${states.length}</small></h2>
<ul>${states.map(stateOf).join('')}
</ul>`;

const stateOf = ({ name, sentence, picture }: SheetState) => `
<li>
${picture ? `<img src="${escaped(picture)}" alt="">` : '<div class="missing">No picture</div>'}
<h3>${escaped(name)}</h3>
${sentence ? paragraphs(sentence) : ''}
</li>`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

const paragraphs = (markdown: string) =>
  markdown
    .split('\n\n')
    .map((text) => `<p>${escaped(text).replace(/`([^`]*)`/g, '<code>$1</code>')}</p>`)
    .join('');

const styles = `
body { margin: 24px; font: 13px/1.4 system-ui, sans-serif; color: #1a1d24; }
section + section { break-before: page; margin-top: 48px; }
h1 { margin: 0 0 4px; font-size: 22px; }
h1 code { font-size: 16px; font-weight: normal; }
h2 { margin: 24px 0 12px; font-size: 16px; break-after: avoid; }
h2 small { color: #5b6270; font-weight: normal; }
h3 { margin: 8px 0 0; font-size: 13px; }
p { margin: 4px 0 0; }
ul { display: flex; flex-wrap: wrap; gap: 24px 16px; margin: 0; padding: 0; list-style: none; }
li { width: 167px; break-inside: avoid; }
img, .missing { display: block; box-sizing: border-box; width: 167px; height: 361px; border: 1px solid #c9ced8; border-radius: 4px; }
.missing { padding-top: 170px; text-align: center; color: #5b6270; }
@media print { body { margin: 0; } }
`;
