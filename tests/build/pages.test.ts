import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { site } from '../../content/load/site.ts';
import { readBuildOutput } from '../../server/build-output.ts';
import { buildApp } from '../../server/http/app.ts';
import { openSqliteStorage } from '../../server/storage/sqlite-storage.ts';
import {
  builtPages,
  client,
  comparable,
  elements,
  readableText,
  requireCurrentBuild,
} from '../support/built-site.ts';
import { siteRoot } from '../support/site-root.ts';

