import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

test('the documentation of both packages is generated without a warning', { timeout: 300_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'windrose-api-'));
  try {
    const { stdout, stderr, status } = spawnSync('npm', ['run', '-s', 'api-docs', '--', '--out', folder], {
      cwd: ROOT,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect({ status, told: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, told: '' });
    const pages = ['rules_src.startMatch', 'bots_src.createBot'].map((name) => join('functions', `${name}.html`));
    pages.push(join('classes', 'bots_src_host.BotHost.html'));
    expect(pages.filter((page) => !existsSync(join(folder, page)))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
