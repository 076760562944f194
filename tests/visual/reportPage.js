/** @import { Group } from './groups.ts' */
/** @import { Change, ReportData } from './report.ts' */
/** @typedef {'' | 'accepted' | 'unwanted'} Verdict Empty without a decision. */
/** @typedef {Omit<Change, 'verdict'> & { verdict: Verdict }} Shown */
/** @typedef {Omit<ReportData, 'groups'> & { groups: Group<Shown>[] }} Data */
/** @typedef {'side' | 'slider' | 'blink' | 'overlay'} View */

/** Written by `report.ts` into `data.js`. */
const data = /** @type {{ report: Data }} */ (/** @type {unknown} */ (globalThis)).report;
/** @param {string} selector */
const find = (selector) => /** @type {HTMLElement} */ (document.querySelector(selector));
/** @param {string} id */
const element = (id) => find(`#${id}`);
const [filters, decision] = /** @type {[HTMLFormElement, HTMLFormElement]} */ ([
  element('filters'),
  element('decision'),
]);
const { reason: reasonField, alone } = /** @type {Record<'reason' | 'alone', HTMLInputElement>} */ (
  /** @type {unknown} */ (decision.elements)
);
const stage = element('stage');
const slider = /** @type {HTMLInputElement} */ (find('#position input'));

/** @type {Record<View, string>} */
const views = { side: 'Side by side', slider: 'Slider', blink: 'Blink', overlay: 'Overlay' };
/** @type {Record<Verdict, string>} */
const verdicts = { '': 'undecided', accepted: 'accepted', unwanted: 'not wanted' };
/** Properties that pictures can be filtered by. */
const properties = /** @type {const} */ ({
  area: 'Area',
  locale: 'Locale',
  width: 'Width',
  theme: 'Theme',
  verdict: 'Decision',
});

const propertyNames = /** @type {(keyof typeof properties)[]} */ (Object.keys(properties));
const viewNames = /** @type {View[]} */ (Object.keys(views));
const verdictIn = (/** @type {string} */ value) => /** @type {Verdict} */ (value);

const all = data.groups.flatMap(({ changes }) => changes);
for (const change of all) change.verdict ??= '';

/** @type {{ group: Group<Shown> | undefined, change: Shown | undefined, view: View }} */
const chosen = { group: data.groups[0], change: undefined, view: 'side' };
/**
 * The verdict to give once there is a reason.
 *
 * @type {Verdict}
 */
let pending = 'accepted';
let isSaved = true;

/**
 * An element with properties and children.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {object} [attributes]
 * @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
function make(tag, attributes = {}, ...children) {
  const made = Object.assign(document.createElement(tag), attributes);
  made.append(...children);
  return made;
}

function showHead() {
  element('summary').textContent = data.summary;
  for (const { id, texts } of [
    { id: 'about', texts: data.remarks },
    { id: 'failed', texts: data.failures },
  ]) {
    element(id).append(make('ul', {}, ...texts.map((text) => make('li', {}, text))));
    element(id).hidden = texts.length === 0;
  }
}

function showFilters() {
  for (const property of propertyNames) {
    const values =
      property === 'verdict'
        ? Object.keys(verdicts)
        : [...new Set(all.map((change) => String(change[property])))].sort();
    const options = values.map((value) =>
      make('option', { value: `=${value}` }, property === 'verdict' ? verdicts[verdictIn(value)] : value),
    );
    const select = make('select', { name: property }, make('option', { value: '' }, 'all'), ...options);
    filters.append(make('label', {}, `${properties[property]} `, select));
  }
}

/** @param {Shown} change */
const isWanted = (change) =>
  propertyNames.every((property) => {
    const { value } = /** @type {HTMLSelectElement} */ (filters.elements.namedItem(property));
    return value === '' || value === `=${change[property]}`;
  });
/** @param {Group<Shown>} group */
const changesOf = (group) => group.changes.filter(isWanted);
const wantedGroups = () => data.groups.filter((group) => changesOf(group).length > 0);

/**
 * The verdict of all pictures of a group; empty if they have none or several.
 *
 * @param {Shown[]} changes
 * @returns {Verdict}
 */
function verdictOf(changes) {
  const found = new Set(changes.map(({ verdict }) => verdict));
  const [verdict = ''] = found.size === 1 ? found : [];
  return verdict;
}

/**
 * The first, the middle and the last picture, because neighbours look alike.
 *
 * @param {Shown[]} changes
 */
function examplesOf(changes) {
  const places = [0, Math.floor(changes.length / 2), changes.length - 1];
  return [...new Set(places)].flatMap((place) => changes[place] ?? []);
}

/** @param {Shown} change */
const sentenceOf = ({ verdict, reason }) => verdicts[verdict] + (verdict ? `: ${reason}` : '');

function show() {
  const groups = wantedGroups();
  if (!chosen.group || !groups.includes(chosen.group)) chosen.group = groups[0];
  element('groups').replaceChildren(...groups.map(groupItem));
  element('groups').querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  find('main').hidden = !chosen.group;
  if (chosen.group) showGroup(chosen.group);
}

/** @param {Group<Shown>} group */
function groupItem(group) {
  const changes = changesOf(group);
  const button = make(
    'button',
    { type: 'button', onclick: () => choose(group) },
    `${changes.length} × ${group.component}: ${group.kind}`,
  );
  button.dataset.verdict = verdictOf(changes);
  if (group === chosen.group) button.setAttribute('aria-current', 'true');
  return make('li', {}, button);
}

/** @param {Group<Shown> | undefined} group */
function choose(group) {
  Object.assign(chosen, { group, change: undefined });
  show();
}

/** @param {Group<Shown>} group */
function showGroup(group) {
  const changes = changesOf(group);
  if (!chosen.change || !changes.includes(chosen.change)) chosen.change = changes[0];
  const counts = Object.entries(verdicts).map(([verdict, label]) => {
    const count = changes.filter((change) => change.verdict === verdict).length;
    return count > 0 ? `${count} ${label}` : '';
  });
  element('title').textContent = `${group.component}: ${group.kind}`;
  element('described').textContent =
    `${changes.length} pictures differ in this way: ${counts.filter(Boolean).join(', ')}.`;
  element('examples').replaceChildren(...examplesOf(changes).map(changeButton));
  find('#all summary').textContent = `All ${changes.length} pictures`;
  find('#all ul').replaceChildren(...changes.map((change) => make('li', {}, changeButton(change))));
  reasonField.value = chosen.change?.reason ?? '';
  const reasons = new Set(all.flatMap(({ reason }) => reason ?? []));
  element('reasons').replaceChildren(...[...reasons].map((value) => make('option', { value })));
  showPicture(chosen.change);
}

/** @param {Shown} change */
function changeButton(change) {
  const label = change.verdict ? `${change.name} (${verdicts[change.verdict]})` : change.name;
  const button = make('button', { type: 'button', onclick: () => chooseChange(change) }, label);
  button.setAttribute('aria-pressed', String(change === chosen.change));
  return button;
}

/** @param {Shown | undefined} change */
function chooseChange(change) {
  chosen.change = change;
  if (chosen.group) showGroup(chosen.group);
}

/** @param {Shown | undefined} change */
function showPicture(change) {
  if (!change) return;
  const { name, files, pixels } = change;
  const isPair = Boolean(files.difference);
  const view = isPair ? chosen.view : 'side';
  /** @type {(keyof Change['files'])[]} */
  const labels = view === 'side' ? ['before', 'after', 'difference'] : ['before', 'after'];
  const figures = labels
    .filter((label) => files[label])
    .map((label) =>
      make('figure', {}, make('figcaption', {}, label), make('img', { src: files[label], alt: label })),
    );
  element('name').textContent = `${name}${isPair ? `, ${pixels} pixels differ` : ''}, ${sentenceOf(change)}`;
  element('views').replaceChildren(...(isPair ? viewNames.map(viewButton) : []));
  element('position').hidden = view !== 'slider' && view !== 'overlay';
  stage.dataset.view = view;
  stage.replaceChildren(...figures);
}

/**
 * @param {View} view
 * @param {number} at
 */
function viewButton(view, at) {
  const button = make(
    'button',
    { type: 'button', onclick: () => chooseView(view) },
    `${views[view]} `,
    make('kbd', {}, String(at + 1)),
  );
  button.setAttribute('aria-pressed', String(view === chosen.view));
  return button;
}

/** @param {View} view */
function chooseView(view) {
  chosen.view = view;
  showPicture(chosen.change);
}

/**
 * @template One
 * @param {One[]} list
 * @param {One | undefined} current
 * @param {number} by
 */
function step(list, current, by) {
  const next = current && list[list.indexOf(current) + by];
  return next ?? current;
}

/** @param {number} by */
function stepChange(by) {
  if (chosen.group) chooseChange(step(changesOf(chosen.group), chosen.change, by));
}

/**
 * Decides about the group as filtered, or about the shown picture. Asks for a reason if there is none.
 *
 * @param {Verdict} verdict
 */
function decide(verdict) {
  if (!chosen.group) return;
  if (verdict && !reasonField.value.trim()) {
    pending = verdict;
    element('status').textContent = `Write a reason and press Enter: ${verdicts[verdict]}.`;
    reasonField.focus();
    return;
  }
  const decided = changesOf(chosen.group).filter((change) => !alone.checked || change === chosen.change);
  const groups = wantedGroups();
  const next = step(groups, chosen.group, 1);
  for (const change of decided)
    Object.assign(change, { verdict, reason: verdict ? reasonField.value.trim() : undefined });
  isSaved = false;
  pending = 'accepted';
  const left = all.filter((change) => !change.verdict).length;
  element('status').textContent =
    `${decided.length} pictures: ${verdicts[verdict]}. ${left} are undecided. Not saved yet.`;
  reasonField.blur();
  if (verdict && !alone.checked) choose(next);
  else show();
}

/** Decisions in the form of the file. Those about pictures that were not compared stay. */
function decisionsToSave() {
  const decisions = data.elsewhere.map((one) => ({ ...one, pictures: { ...one.pictures } }));
  for (const { name, key, verdict, reason } of all) {
    if (!verdict || !reason) continue;
    let own = decisions.find((one) => one.verdict === verdict && one.reason === reason);
    if (!own) {
      own = { verdict, reason, pictures: {} };
      decisions.push(own);
    }
    own.pictures[name] = key;
  }
  return { decisions };
}

/** Downloads the decisions, because a page from disk cannot write files. */
function save() {
  const text = `${JSON.stringify(decisionsToSave(), null, 2)}\n`;
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  make('a', { href, download: 'decisions.json' }).click();
  isSaved = true;
  element('status').textContent = `Move the downloaded file to ${data.decisionsFile} and commit it.`;
}

/** @type {Partial<Record<string, () => void>>} */
const shortcuts = {
  n: () => choose(step(wantedGroups(), chosen.group, 1)),
  p: () => choose(step(wantedGroups(), chosen.group, -1)),
  ArrowRight: () => stepChange(1),
  ArrowLeft: () => stepChange(-1),
  a: () => decide('accepted'),
  u: () => decide('unwanted'),
  c: () => decide(''),
  s: save,
};
for (const [at, view] of viewNames.entries()) shortcuts[at + 1] = () => chooseView(view);

document.addEventListener('keydown', (event) => {
  if (event.target === reasonField && event.key === 'Escape') reasonField.blur();
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof Element && event.target.matches('input:not([type="checkbox"]), select')) return;
  const shortcut = shortcuts[event.key];
  if (!shortcut || all.length === 0) return;
  event.preventDefault();
  shortcut();
});
decision.addEventListener('submit', (event) => {
  event.preventDefault();
  // Enter in the reason is a click on the first button, which has no place on the screen.
  const isEnter = document.activeElement === reasonField;
  const { value } = /** @type {HTMLButtonElement} */ (event.submitter);
  decide(isEnter ? pending : verdictIn(value));
});
filters.addEventListener('change', show);
filters.addEventListener('submit', (event) => event.preventDefault());
element('save').addEventListener('click', save);
slider.addEventListener('input', () => stage.style.setProperty('--position', `${slider.value}%`));
window.addEventListener('beforeunload', (event) => {
  if (!isSaved) event.preventDefault();
});

stage.style.setProperty('--position', '50%');
showHead();
showFilters();
show();
