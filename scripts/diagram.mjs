// The diagram of the house: `npm run diagram` writes docs/house.md from the imports of the code; `--check` only compares.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './setup.mjs';

const PAGE = join(root, 'docs', 'house.md');

/** The modules of the packages and what each imports, as dependency-cruiser reads them. */
function modules() {
  const cruiser = join(root, 'node_modules', '.bin', 'depcruise');
  const args = ['--config', '.dependency-cruiser.mjs', 'packages', '--output-type', 'json'];
  const shell = process.platform === 'win32';
  const { stdout, stderr } = spawnSync(cruiser, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28, shell });
  try {
    return JSON.parse(stdout).modules;
  } catch {
    throw new Error(`The imports could not be read: ${stderr}`);
  }
}

const byLetter = (a, b) => (a < b ? -1 : 1);

/** The number of imports from one room to another; `roomOf` maps a file's path to its room. */
function arrows(files, roomOf) {
  const counts = new Map();
  const rooms = new Map();
  for (const { source, dependencies } of files) {
    const from = roomOf(source);
    if (from === null) continue;
    rooms.set(from, (rooms.get(from) ?? 0) + 1);
    for (const { resolved } of dependencies) {
      const to = roomOf(resolved);
      if (to === null || to === from) continue;
      counts.set(`${from} ${to}`, (counts.get(`${from} ${to}`) ?? 0) + 1);
    }
  }
  return { rooms, counts };
}

/** A Mermaid flowchart; arrows that follow from others are left out. */
function chart({ rooms, counts }, direction) {
  const to = new Map([...rooms.keys()].map((room) => [room, new Set()]));
  for (const key of counts.keys()) {
    const [from, target] = key.split(' ');
    to.get(from)?.add(target);
  }
  const reaches = (from, target, seen) =>
    [...(to.get(from) ?? [])].some(
      (next) => next === target || (!seen.has(next) && reaches(next, target, seen.add(next))),
    );
  // One at a time: in a cycle every arrow follows from the others.
  for (const [from, targets] of to) {
    for (const target of [...targets].toSorted(byLetter)) {
      targets.delete(target);
      if (!rooms.has(target) || reaches(from, target, new Set([from]))) continue;
      targets.add(target);
    }
  }
  const names = [...rooms.keys()].toSorted(byLetter);
  const id = (room) => room.replaceAll(/[^a-z0-9]/gi, '_');
  return [
    '```mermaid',
    `flowchart ${direction}`,
    ...names.map((room) => `  ${id(room)}["${room}<br/><small>${rooms.get(room)} files</small>"]`),
    ...names.flatMap((from) => [...to.get(from)].toSorted(byLetter).map((target) => `  ${id(from)} --> ${id(target)}`)),
    '```',
  ].join('\n');
}

const packageOf = (path) => /^packages\/([^/]+)\/src\//.exec(path)?.[1] ?? null;
const folderOf = (name) => (path) => new RegExp(`^packages/${name}/src/([^/]+)/`).exec(path)?.[1] ?? null;

const files = modules();
const section = (title, text, picture) => `## ${title}\n\n${text}\n\n${picture}`;
const page = [
  '# Packages and their imports',
  'Written by `npm run diagram` from the code. An arrow means "imports"; arrows implied by others are omitted. `npm run arrows`\nrefuses an import against the arrows.',
  section('Packages', '`.dependency-cruiser.mjs` defines the allowed imports.', chart(arrows(files, packageOf), 'TD')),
  section(
    'The rules engine',
    'Folders of `packages/rules/src`: the core, the mechanisms (`hold`, `sea`, `land`, `road`), the games made of them.',
    chart(arrows(files, folderOf('rules')), 'TD'),
  ),
  section(
    'The page',
    'Folders of `packages/web/src`. Each imports only folders below it.',
    chart(arrows(files, folderOf('web')), 'TD'),
  ),
  section('The server', 'Folders of `packages/server/src`.', chart(arrows(files, folderOf('server')), 'TD')),
].join('\n\n');

if (process.argv.includes('--check')) {
  const current = readFileSync(PAGE, 'utf8');
  // File counts change daily; the diagram promises only who imports whom.
  const bare = (text) => text.replaceAll(/<br\/>.*<\/small>/g, '');
  if (bare(current.trim()) !== bare(page.trim())) {
    console.error('docs/house.md no longer shows the code; "npm run diagram" writes it anew.');
    process.exit(1);
  }
} else {
  writeFileSync(PAGE, `${page}\n`);
}
