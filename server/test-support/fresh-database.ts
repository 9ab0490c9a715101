import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** An empty database of its own on the run's PostgreSQL. */
export async function freshDatabase() {
  const answer = await fetch(inject('postgresOnDemand'));
  const server = await answer.text();
  if (!answer.ok) throw new Error(server);
  const name = `test_${randomBytes(6).toString('hex')}`;
  const query = async (statement: string, database = name) => {
    const client = new pg.Client({ connectionString: `${server}/${database}` });
    await client.connect();
    const { rows } = await client.query(statement).finally(() => client.end());
    return rows as Record<string, unknown>[];
  };
  const asAdministrator = (statement: string) => query(statement, 'postgres');
  await asAdministrator(`create database ${name}`);
  return {
    url: `${server}/${name}`,
    /** What is in it, read past the server. */
    rows: (statement: string) => query(statement),
    /** Cuts every connection and lets nobody in, as a database server that went down. */
    async lose() {
      await asAdministrator(`alter database ${name} with allow_connections false`);
      await asAdministrator(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      );
    },
    async bringBack() {
      await asAdministrator(`alter database ${name} with allow_connections true`);
    },
    /** Removes it, whoever is still connected. */
    async drop() {
      await asAdministrator(`drop database if exists ${name} with (force)`);
    },
  };
}
