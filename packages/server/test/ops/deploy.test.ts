/** The files of a deployment: what its containers may do, and what its alerts look at. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

import { VARIABLES } from '../../src/index.ts';
import { Running } from '../running.ts';

const DEPLOY = new URL('../../../../deploy/', import.meta.url);
const read = (name: string): string => readFileSync(fileURLToPath(new URL(name, DEPLOY)), 'utf8');

interface Service {
  readonly image?: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly networks: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean } | null>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

const compose = parse(read('compose.yaml'), { merge: true }) as Compose;
const services = Object.entries(compose.services);

describe('compose.yaml', () => {
  test.each(services)('%s has no rights that it does not need, and limits', (_, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
      pids_limit: expect.any(Number),
      // Docker refuses more cores than the machine has, so what needs two can be set.
      cpus: expect.toBeOneOf([1, '${MOST_CPUS:-2}']),
      logging: { options: { 'max-size': expect.any(String) } },
    });
  });

  test('only Caddy can be reached from outside; the database and NATS have no way out', () => {
    expect(services.filter(([, { ports }]) => ports !== undefined).map(([name]) => name)).toEqual(['caddy']);
    expect(compose.networks.behind).toEqual({ internal: true });
    for (const name of ['postgres', 'nats', 'backup']) expect(compose.services[name]!.networks).toEqual(['behind']);
    expect(compose.services.caddy!.networks).toEqual(['front']);
  });

  test('every password comes from the settings, and its absence is told', () => {
    const { nats, postgres } = compose.services;
    expect(nats!.command).toEqual([
      '--user',
      'windrose',
      '--pass',
      expect.stringMatching(/^\$\{NATS_PASSWORD:\?.+\}$/),
    ]);
    expect(postgres!.environment!.POSTGRES_PASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?.+\}$/);
    for (const name of ['windrose-1', 'windrose-2', 'backup']) {
      const { DATABASE_URL, NATS_URL } = compose.services[name]!.environment!;
      expect(DATABASE_URL).toMatch(/:\$\{POSTGRES_PASSWORD:\?[^}]+\}@/);
      expect(NATS_URL).toMatch(/:\$\{NATS_PASSWORD:\?[^}]+\}@/);
    }
    const example = read('windrose.env.example');
    for (const named of ['DOMAIN', 'POSTGRES_PASSWORD', 'NATS_PASSWORD']) expect(example).toContain(named);
  });

  test('a job writes backups into a volume of their own', () => {
    const { command, volumes } = compose.services.backup!;
    expect(command!.join(' ')).toMatch(/windrose|main\.ts server backup \/backups\//);
    expect(volumes).toContain('backups:/backups');
    expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(['backups', 'disk', 'postgres']));
  });

  test('servers are given only variables that they know', () => {
    const known = new Set(VARIABLES.map(({ name }) => name));
    const set = services.flatMap(([name, { environment }]) =>
      name.startsWith('windrose') ? Object.keys(environment!) : [],
    );
    const suggested = [...read('windrose.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name!);
    expect([...set, ...suggested].filter((name) => !known.has(name))).toEqual([]);
  });
});

test('settings with secrets go neither into git nor into the image', () => {
  const ignored = (file: string): string[] =>
    readFileSync(fileURLToPath(new URL(`../${file}`, DEPLOY)), 'utf8').split('\n');
  expect(ignored('.dockerignore')).toEqual(expect.arrayContaining(['**/.env', '**/*.env', '**/.env.*', 'data']));
  expect(ignored('.gitignore').some((line) => /^(?:\*\*\/)?(?:\*\.env|\.env\*?)$/.test(line))).toBe(true);
});

test('the units of systemd limit memory, tasks and rights', () => {
  for (const unit of ['windrose@.service', 'windrose-backup.service']) {
    const text = read(`systemd/${unit}`);
    for (const setting of ['MemoryMax', 'TasksMax', 'NoNewPrivileges=yes', 'ProtectSystem=strict', 'UMask=0077'])
      expect(text).toContain(`\n${setting}`);
  }
});

describe('windrose.rules.yml', () => {
  let running: Running;
  beforeAll(async () => {
    running = await Running.start();
  });
  afterAll(() => running.close());

  interface Rule {
    readonly alert: string;
    readonly expr: string;
    readonly annotations: { readonly summary: string };
  }
  const { groups } = parse(read('windrose.rules.yml')) as {
    readonly groups: readonly { readonly rules: readonly Rule[] }[];
  };
  const rules = groups.flatMap((group) => group.rules);

  test('every alert looks at measurements that the server has, and says what is wrong', async () => {
    const metrics = await (await fetch(`${running.address}/metrics`)).text();
    const known = new Set([...metrics.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name));
    for (const { alert, expr, annotations } of rules) {
      const asked = [...expr.matchAll(/\bwindrose_\w+/g)].map(([name]) => name.replace(/_(?:bucket|count|sum)$/, ''));
      expect([alert, ...asked.filter((name) => !known.has(name) && !known.has(`${name}_total`))]).toEqual([alert]);
      expect(annotations.summary.length).toBeGreaterThan(10);
    }
  });

  test('choices, refusals, quotas, queues, storage and bots are watched', () => {
    const all = rules.map(({ expr }) => expr).join('\n');
    for (const measured of [
      'windrose_choices_total',
      'windrose_refusals_total',
      'windrose_quota_refusals_total',
      'windrose_due_late_seconds',
      'windrose_commit_seconds_bucket',
      'windrose_commit_faults_total',
      'windrose_storage_free_bytes',
      'windrose_bot_faults_total',
    ])
      expect(all).toContain(measured);
  });
});
