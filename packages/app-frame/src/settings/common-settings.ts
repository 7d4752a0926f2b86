import { DATABASE_URL_RULE, findDatabaseKind } from '@showroom/store/database-url';
import { proxyCountSetting } from '@showroom/web-server/parse-env';
import { z } from 'zod';

/** The settings that every app reads, by environment; a part of each app's own schema. */
export const commonSettings = {
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).optional(),
  DATABASE_URL: z
    .string()
    .refine((url) => findDatabaseKind(url) !== undefined, DATABASE_URL_RULE)
    .optional(),
  TRUST_PROXY: proxyCountSetting(),
};
