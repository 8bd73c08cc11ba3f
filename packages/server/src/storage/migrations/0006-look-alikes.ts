/** Names by appearance, with accents taken apart and punctuation compared. */

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

import { compareByLooks } from '../../people/compare-by-looks.ts';

export const lookAlikes: Migration = {
  async up(db: Kysely<unknown>) {
    await compareByLooks(db);
  },
};
