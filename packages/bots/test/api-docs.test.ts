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
    expect(status, stdout + stderr).toBe(0);
    const pages = ['rules_src.startMatch', 'bots_src.createBot'].map((name) => join('functions', `${name}.html`));
    for (const page of [...pages, join('classes', 'bots_src_host.BotHost.html')]) {
      expect(existsSync(join(folder, page)), page).toBe(true);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
