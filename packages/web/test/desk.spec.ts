/** The operator's desk in a real browser, with the real server: a ban, a closed table, and the audit trail. */

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { expect, test } from '@playwright/test';

import { expectAccessibleInBoth } from './checks.ts';
import { arrive, join, setTable, tableNow } from './online-table.ts';

const MAIN = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));

/** Appoints a member as operator at the server's terminal. */
function appoint(name: string): void {
  const run = spawnSync('node', [MAIN, 'server', 'appoint', name, '--reason', 'looks after the tests'], {
    env: { ...process.env, WINDROSE_DATA: process.env.WINDROSE_TEST_DATA },
    encoding: 'utf8',
  });
  expect([run.status, run.stderr]).toEqual([0, '']);
}

test('an operator bans a person and closes a table; others have no access', async ({ browser }) => {
  const [operator, rude] = [await arrive(browser, null), await arrive(browser, null)];
  const name = await join(operator, 'Olga');
  const bad = await join(rude, 'Rude');
  const match = await setTable(rude.page, {});
  await rude.page.goto(`/#/table/${match}`);
  // Their page follows the table.
  await expect(rude.page.getByRole('button', { name: 'Cancel the table' })).toBeVisible();

  const { page } = operator;
  const [seat] = (await tableNow(page, match)).seats;
  await page.goto(`/#/person/${seat!.person}/table/${match}`);
  await page.getByRole('button', { name: 'Report…' }).click();
  await page.getByLabel('What happened').fill('rude at the table');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you. The people who run this server will look into it.')).toBeVisible();
  await page.goto('/#/desk');
  await expect(page.getByText('This page is for those who run the server.')).toBeVisible();
  appoint(name);
  await page.goto('/#/online');
  await page.reload();
  await page.getByRole('link', { name: 'Operator’s desk' }).click();
  await page.getByRole('heading', { level: 1, name: 'Operator’s desk' }).waitFor();

  const reported = page.getByRole('region', { name: 'Open reports' }).getByRole('article').filter({ hasText: bad });
  await expect(reported.getByText('rude at the table')).toBeVisible();
  await expect(reported.getByRole('link', { name: 'Its table' })).toHaveAttribute('href', `#/table/${match}`);

  const tables = page.getByRole('region', { name: 'Tables that are open or being played at' });
  await tables.getByRole('listitem').filter({ hasText: bad }).getByRole('button', { name: 'Close the table' }).click();
  await page.getByLabel('Reason, for the audit trail').fill('a table to be rude at');
  // Primary buttons need their fill colour: on the paper's colour their text would be unreadable.
  const fill = (label: string) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: label })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await fill('Do it')).not.toBe(await fill('Cancel'));
  await page.getByRole('button', { name: 'Do it' }).click();
  await expect(page.getByText('Done.')).toBeVisible();
  await expect(rude.page.getByText('Whoever runs the server has closed this table.')).toBeVisible();

  const here = page.getByRole('region', { name: 'Here in the last 15 minutes' }).getByRole('listitem');
  const row = here.filter({ hasText: bad });
  await row.locator('summary').click();
  await row.getByRole('button', { name: 'Shut out', exact: true }).click();
  await page.getByLabel('For how long').selectOption({ label: '7 days' });
  await page.getByLabel('Reason, for the audit trail').fill('insults at three tables');
  await page.getByRole('button', { name: 'Do it' }).click();
  await expect(page.getByRole('region', { name: 'Shut out' })).toContainText('insults at three tables');
  const trail = page.getByRole('region', { name: 'Audit trail' });
  await expect(trail).toContainText(`${name} · Shut out · ${bad}: insults at three tables`);
  await expect(trail).toContainText('a table to be rude at');
  await expectAccessibleInBoth(page);

  await rude.page.goto('/#/online');
  await rude.page.reload();
  await expect(rude.page.getByRole('alert')).toContainText('insults at three tables');
  for (const { context } of [operator, rude]) await context.close();
});
