/** Accounts and passkeys, blocks and reports, ratings and results, quick match, chat, notices, and singleton jobs. */

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const peopleAndTalk: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('accounts')
      .addColumn('person', 'text', (column) => column.primaryKey())
      .addColumn('folded', 'text', (column) => column.notNull().unique())
      .addColumn('passphrase', 'text')
      .addColumn('created', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('label', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('used', 'bigint')
      .execute();
    await schema.createIndex('passkeys_person').on('passkeys').column('person').execute();
    await schema
      .createTable('challenges')
      .addColumn('challenge', 'text', (column) => column.primaryKey())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('person', 'text')
      .addColumn('expires', 'bigint', (column) => column.notNull())
      .execute();
    await schema.alterTable('sessions').addColumn('label', 'text').execute();
    await schema
      .createTable('blocks')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('blocked', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('blocks_key', ['person', 'blocked'])
      .execute();
    await schema.createIndex('blocks_blocked').on('blocks').column('blocked').execute();
    await schema
      .createTable('reports')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('by', 'text')
      .addColumn('about', 'text', (column) => column.notNull())
      .addColumn('match', 'text')
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('closed', 'bigint')
      .execute();
    await schema
      .createTable('ratings')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('rating', 'double precision', (column) => column.notNull())
      .addColumn('deviation', 'double precision', (column) => column.notNull())
      .addColumn('volatility', 'double precision', (column) => column.notNull())
      .addColumn('matches', 'integer', (column) => column.notNull())
      .addColumn('changed', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('ratings_key', ['person', 'game'])
      .execute();
    await schema
      .createTable('ended')
      .addColumn('match', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('results')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('person', 'text')
      .addColumn('bot', 'text')
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('seats', 'integer', (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('rating_before', 'double precision')
      .addColumn('rating_after', 'double precision')
      .addColumn('finished', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('results_key', ['match', 'seat'])
      .execute();
    await schema.createIndex('results_person').on('results').columns(['person', 'finished']).execute();
    await schema
      .createTable('seekers')
      .addColumn('person', 'text', (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('seats', 'integer', (column) => column.notNull())
      .addColumn('pace', 'text', (column) => column.notNull())
      .addColumn('rated', 'integer', (column) => column.notNull())
      .addColumn('rating', 'double precision', (column) => column.notNull())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addColumn('seen', 'bigint', (column) => column.notNull())
      .addColumn('party', 'text')
      .addColumn('seat', 'integer')
      .addColumn('match', 'text')
      .execute();
    await schema
      .createTable('said')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('command', 'text', (column) => column.notNull())
      .addColumn('phrase', 'text')
      .addColumn('text', 'text')
      .addPrimaryKeyConstraint('said_key', ['match', 'number'])
      .addUniqueConstraint('said_command', ['person', 'command'])
      .execute();
    await schema
      .createTable('free_talk')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('free_talk_key', ['match', 'person'])
      .execute();
    await schema
      .createTable('notices')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addColumn('sent', 'integer', (column) => column.notNull())
      .addColumn('next', 'bigint')
      .addPrimaryKeyConstraint('notices_key', ['match', 'person', 'kind'])
      .execute();
    await schema.createIndex('notices_next').on('notices').column('next').execute();
    await schema
      .createTable('notice_wishes')
      .addColumn('person', 'text', (column) => column.primaryKey())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('push', 'integer', (column) => column.notNull())
      .addColumn('mail', 'integer', (column) => column.notNull())
      .addColumn('quiet', 'text')
      .execute();
    await schema
      .createTable('pushes')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('endpoint', 'text', (column) => column.notNull())
      .addColumn('p256dh', 'text', (column) => column.notNull())
      .addColumn('auth', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('pushes_person').on('pushes').column('person').execute();
    await schema
      .createTable('mails')
      .addColumn('person', 'text', (column) => column.primaryKey())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('confirmed', 'integer', (column) => column.notNull())
      .addColumn('code', 'text')
      .addColumn('expires', 'bigint', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('stop', 'text', (column) => column.notNull().unique())
      .execute();
    await schema
      .createTable('secrets')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('duties')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .addColumn('mark', 'bigint', (column) => column.notNull())
      .execute();
    // Following all matches queries those that have changed.
    await schema.createIndex('matches_changed').on('matches').column('changed').execute();
  },
};
