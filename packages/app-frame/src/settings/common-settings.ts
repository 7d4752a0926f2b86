import { DATABASE_URL_RULE, findDatabaseKind, TURNSTILE_URL } from '@showroom/store/rules';
import { originSetting, proxyCountSetting } from '@showroom/web-server/parse-env';
import { z } from 'zod';

/** Environment settings of every app, part of each app's schema. */
export const commonSettings = {
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).optional(),
  DATABASE_URL: z
    .string()
    .refine((url) => findDatabaseKind(url) !== undefined, DATABASE_URL_RULE)
    .optional(),
  /** The service of the human verification, whose keys the owner sets; a test has one of its own. */
  TURNSTILE_URL: originSetting().default(TURNSTILE_URL),
  TRUST_PROXY: proxyCountSetting(),
};
