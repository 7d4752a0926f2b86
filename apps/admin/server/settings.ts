import { DATABASE_URL_RULE, findDatabaseKind } from '@showroom/store/database-url';
import { originSetting, portSetting, proxyCountSetting } from '@showroom/web-server/parse-env';
import { z } from 'zod';

/** The back office's settings, by environment. `ADMIN_URL` is the address the owner uses. */
export const adminSettingsSchema = z.object({
  ADMIN_PORT: portSetting(3001),
  HOST: z.string().min(1).default('127.0.0.1'),
  ADMIN_URL: originSetting().optional(),
  DATA_DIR: z.string().min(1).optional(),
  DATABASE_URL: z
    .string()
    .refine((url) => findDatabaseKind(url) !== undefined, DATABASE_URL_RULE)
    .optional(),
  TRUST_PROXY: proxyCountSetting(),
  /** Set by `pnpm demo` alone: the throw-away account's password, shown on the login page. */
  DEMO_PASSWORD: z.string().min(1).optional(),
});

export type AdminSettings = z.infer<typeof adminSettingsSchema>;
