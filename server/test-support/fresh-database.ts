import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** An empty database of its own on the run's PostgreSQL. */
export async function freshDatabase() {
  const answer = await fetch(inject('postgresOnDemand'));
  const server = await answer.text();
  if (!answer.ok) throw new Error(server);
  const name = `test_${randomBytes(6).toString('hex')}`;
  const asAdministrator = async (statement: string) => {
    const client = new pg.Client({ connectionString: `${server}/postgres` });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await asAdministrator(`create database ${name}`);
  return {
    url: `${server}/${name}`,
    /** Removes it, whoever is still connected. */
    drop: () => asAdministrator(`drop database if exists ${name} with (force)`),
    asAdministrator,
    name,
  };
}
