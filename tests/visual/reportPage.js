/** Written by `report.ts` into `data.js`. */
const data = globalThis.report;
const element = (id) => document.getElementById(id);
const [filters, decision, stage] = ['filters', 'decision', 'stage'].map(element);
const slider = document.querySelector('#position input');

const views = { side: 'Side by side', slider: 'Slider', blink: 'Blink', overlay: 'Overlay' };
const verdicts = { '': 'undecided', accepted: 'accepted', unwanted: 'not wanted' };
/** Properties that pictures can be filtered by. */
const properties = { area: 'Area', locale: 'Locale', width: 'Width', theme: 'Theme', verdict: 'Decision' };

const all = data.groups.flatMap(({ changes }) => changes);
for (const change of all) change.verdict ??= '';

const chosen = { group: data.groups[0], change: undefined, view: 'side' };
/** The verdict to give once there is a reason. */
let pending = 'accepted';
let isSaved = true;

/** An element with properties and children. */
function make(tag, attributes = {}, ...children) {
  const made = Object.assign(document.createElement(tag), attributes);
  made.append(...children);
  return made;
}

function showHead() {
  element('summary').textContent = data.summary;
  for (const [id, texts] of [
    ['about', data.remarks],
    ['failed', data.failures],
  ]) {
    element(id).append(make('ul', {}, ...texts.map((text) => make('li', {}, text))));
    element(id).hidden = texts.length === 0;
  }
}

function showFilters() {
  for (const [property, label] of Object.entries(properties)) {
    const values =
      property === 'verdict'
        ? Object.keys(verdicts)
        : [...new Set(all.map((change) => String(change[property])))].sort();
    const options = values.map((value) =>
      make('option', { value: `=${value}` }, property === 'verdict' ? verdicts[value] : value),
    );
    const select = make('select', { name: property }, make('option', { value: '' }, 'all'), ...options);
    filters.append(make('label', {}, `${label} `, select));
  }
}

const isWanted = (change) =>
  Object.keys(properties).every((property) => {
    const { value } = filters.elements[property];
    return value === '' || value === `=${change[property]}`;
  });
const changesOf = (group) => group.changes.filter(isWanted);
const wantedGroups = () => data.groups.filter((group) => changesOf(group).length > 0);

/** The verdict of all pictures of a group; empty if they have none or several. */
function verdictOf(changes) {
  const found = new Set(changes.map(({ verdict }) => verdict));
  return found.size === 1 ? [...found][0] : '';
}

/** The first, the middle and the last picture, because neighbours look alike. */
function examplesOf(changes) {
  const places = [0, Math.floor(changes.length / 2), changes.length - 1];
  return [...new Set(places)].map((place) => changes[place]);
}

const sentenceOf = ({ verdict, reason }) => verdicts[verdict] + (verdict ? `: ${reason}` : '');

function show() {
  const groups = wantedGroups();
  if (!groups.includes(chosen.group)) chosen.group = groups[0];
  element('groups').replaceChildren(...groups.map(groupItem));
  element('groups').querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  document.querySelector('main').hidden = !chosen.group;
  if (chosen.group) showGroup();
}

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

function choose(group) {
  Object.assign(chosen, { group, change: undefined });
  show();
}

function showGroup() {
  const { group } = chosen;
  const changes = changesOf(group);
  if (!changes.includes(chosen.change)) chosen.change = changes[0];
  const counts = Object.entries(verdicts).map(([verdict, label]) => {
    const count = changes.filter((change) => change.verdict === verdict).length;
    return count > 0 ? `${count} ${label}` : '';
  });
  element('title').textContent = `${group.component}: ${group.kind}`;
  element('described').textContent =
    `${changes.length} pictures differ in this way: ${counts.filter(Boolean).join(', ')}.`;
  element('examples').replaceChildren(...examplesOf(changes).map(changeButton));
  element('all').querySelector('summary').textContent = `All ${changes.length} pictures`;
  element('all')
    .querySelector('ul')
    .replaceChildren(...changes.map((change) => make('li', {}, changeButton(change))));
  decision.elements.reason.value = chosen.change.reason ?? '';
  const reasons = new Set(all.flatMap(({ reason }) => reason ?? []));
  element('reasons').replaceChildren(...[...reasons].map((value) => make('option', { value })));
  showPicture();
}

function changeButton(change) {
  const label = change.verdict ? `${change.name} (${verdicts[change.verdict]})` : change.name;
  const button = make('button', { type: 'button', onclick: () => chooseChange(change) }, label);
  button.setAttribute('aria-pressed', change === chosen.change);
  return button;
}

function chooseChange(change) {
  chosen.change = change;
  showGroup();
}

function showPicture() {
  const { name, files, pixels } = chosen.change;
  const isPair = Boolean(files.difference);
  const view = isPair ? chosen.view : 'side';
  const labels = view === 'side' ? ['before', 'after', 'difference'] : ['before', 'after'];
  const figures = labels
    .filter((label) => files[label])
    .map((label) =>
      make('figure', {}, make('figcaption', {}, label), make('img', { src: files[label], alt: label })),
    );
  element('name').textContent =
    `${name}${isPair ? `, ${pixels} pixels differ` : ''}, ${sentenceOf(chosen.change)}`;
  element('views').replaceChildren(...(isPair ? Object.keys(views).map(viewButton) : []));
  element('position').hidden = view !== 'slider' && view !== 'overlay';
  stage.dataset.view = view;
  stage.replaceChildren(...figures);
}

function viewButton(view, at) {
  const button = make(
    'button',
    { type: 'button', onclick: () => chooseView(view) },
    `${views[view]} `,
    make('kbd', {}, at + 1),
  );
  button.setAttribute('aria-pressed', view === chosen.view);
  return button;
}

function chooseView(view) {
  chosen.view = view;
  showPicture();
}

function step(list, current, by) {
  const next = list[list.indexOf(current) + by];
  return next ?? current;
}

/** Decides about the group as filtered, or about the shown picture. Asks for a reason if there is none. */
function decide(verdict) {
  if (!chosen.group) return;
  const { reason, alone } = decision.elements;
  if (verdict && !reason.value.trim()) {
    pending = verdict;
    element('status').textContent = `Write a reason and press Enter: ${verdicts[verdict]}.`;
    reason.focus();
    return;
  }
  const decided = alone.checked ? [chosen.change] : changesOf(chosen.group);
  const groups = wantedGroups();
  const next = step(groups, chosen.group, 1);
  for (const change of decided)
    Object.assign(change, { verdict, reason: verdict ? reason.value.trim() : undefined });
  isSaved = false;
  pending = 'accepted';
  const left = all.filter((change) => !change.verdict).length;
  element('status').textContent =
    `${decided.length} pictures: ${verdicts[verdict]}. ${left} are undecided. Not saved yet.`;
  reason.blur();
  if (verdict && !alone.checked) choose(next);
  else show();
}

/** Decisions in the form of the file. Those about pictures that were not compared stay. */
function decisionsToSave() {
  const decisions = data.elsewhere.map((one) => ({ ...one, pictures: { ...one.pictures } }));
  for (const { name, key, verdict, reason } of all) {
    if (!verdict) continue;
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

const shortcuts = {
  n: () => choose(step(wantedGroups(), chosen.group, 1)),
  p: () => choose(step(wantedGroups(), chosen.group, -1)),
  ArrowRight: () => chooseChange(step(changesOf(chosen.group), chosen.change, 1)),
  ArrowLeft: () => chooseChange(step(changesOf(chosen.group), chosen.change, -1)),
  a: () => decide('accepted'),
  u: () => decide('unwanted'),
  c: () => decide(''),
  s: save,
};
for (const [at, view] of Object.keys(views).entries()) shortcuts[at + 1] = () => chooseView(view);

document.addEventListener('keydown', (event) => {
  if (event.target === decision.elements.reason && event.key === 'Escape') event.target.blur();
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches('input:not([type="checkbox"]), select')) return;
  const shortcut = shortcuts[event.key];
  if (!shortcut || all.length === 0) return;
  event.preventDefault();
  shortcut();
});
decision.addEventListener('submit', (event) => {
  event.preventDefault();
  // Enter in the reason is a click on the first button, which has no place on the screen.
  const isEnter = document.activeElement === decision.elements.reason;
  decide(isEnter ? pending : event.submitter.value);
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
