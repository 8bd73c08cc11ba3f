/** The script that pins the images of the deployment by their digests. */

import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const DEPLOY = fileURLToPath(new URL('../../../../deploy/', import.meta.url));
const DIGEST = `sha256:${'0123456789abcdef'.repeat(4)}`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'windrose-pins-'));
  for (const name of ['pin-images.sh', 'compose.yaml']) copyFileSync(join(DEPLOY, name), join(folder, name));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the script with a stand-in for Docker. */
function pin(docker: string) {
  const program = join(folder, 'docker');
  writeFileSync(program, `#!/bin/sh\n${docker}\n`);
  chmodSync(program, 0o755);
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  return spawnSync('sh', [join(folder, 'pin-images.sh')], { env, encoding: 'utf8' });
}

const settings = (): string => readFileSync(join(folder, '.env'), 'utf8');

describe.skipIf(process.platform === 'win32')('pin-images.sh', () => {
  test('pins every image that compose.yaml names, and keeps the other settings', () => {
    writeFileSync(join(folder, '.env'), 'DOMAIN=windrose.example\nNODE_IMAGE=old\nPOSTGRES_PASSWORD=s3cret=');
    const inspected = `[ "$1 $2 $3" = "buildx imagetools inspect" ] && echo "${DIGEST}"`;
    expect(pin(inspected)).toMatchObject({ status: 0, stderr: '' });
    const first = settings();
    expect(first.split('\n')).toEqual([
      'DOMAIN=windrose.example',
      'POSTGRES_PASSWORD=s3cret=',
      expect.stringMatching(/^NODE_IMAGE=node:\S+@sha256:[0-9a-f]{64}$/),
      expect.stringMatching(/^POSTGRES_IMAGE=postgres:\S+@sha256:[0-9a-f]{64}$/),
      expect.stringMatching(/^NATS_IMAGE=nats:\S+@sha256:[0-9a-f]{64}$/),
      expect.stringMatching(/^CADDY_IMAGE=caddy:\S+@sha256:[0-9a-f]{64}$/),
      '',
    ]);
    // Once more, the pins are renewed.
    pin(inspected.replace(DIGEST, DIGEST.replace('sha256:0', 'sha256:f')));
    expect(settings()).toBe(first.replaceAll('sha256:0', 'sha256:f'));
  });

  test('changes nothing if a digest is not found', () => {
    for (const docker of ['case "$4" in nats*) exit 1;; *) echo "' + DIGEST + '";; esac', 'echo "<no value>"']) {
      expect(pin(docker)).toMatchObject({ status: 1, stderr: expect.stringContaining('nothing is changed') });
      expect(existsSync(join(folder, '.env'))).toBe(false);
      expect(readdirSync(folder).toSorted()).toEqual(['compose.yaml', 'docker', 'pin-images.sh']);
    }
  });

  test('every image of the deployment can be pinned', () => {
    const compose = readFileSync(join(DEPLOY, 'compose.yaml'), 'utf8');
    for (const [, image] of compose.matchAll(/^ +image: (.+)$/gm)) expect(image).toMatch(/^\$\{[A-Z]+_IMAGE:-[^}]+\}$/);
    const froms = [...readFileSync(join(DEPLOY, 'Dockerfile'), 'utf8').matchAll(/^FROM (\S+)/gm)].map(
      ([, from]) => from,
    );
    expect(froms.every((from) => from === '${NODE_IMAGE}')).toBe(true);
    expect(compose).toMatch(/NODE_IMAGE: \$\{NODE_IMAGE:-(\S+)\}/);
  });
});
