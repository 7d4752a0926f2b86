import { DATABASE_URL_RULE, findDatabaseKind } from '@showroom/store/database-url';
import { originSetting, portSetting, proxyCountSetting } from '@showroom/web-server/parse-env';
import { z } from 'zod';

/**
 * The site's settings, by environment. Every one has a default that works on one machine.
 * `SITE_URL` is the address visitors use; canonical links, social cards and the origin check follow it.
 */
export const siteSettingsSchema = z.object({
  SITE_PORT: portSetting(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  SITE_URL: originSetting().optional(),
  /** The address of the back office: notices to the owner link there. Without it they do not. */
  ADMIN_URL: originSetting().optional(),
  DATA_DIR: z.string().min(1).optional(),
  DATABASE_URL: z
    .string()
    .refine((url) => findDatabaseKind(url) !== undefined, DATABASE_URL_RULE)
    .optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://user:password@mail.example.com:587' })
    .optional(),
  MAIL_TO: z.email('must be an e-mail address').optional(),
  MAIL_FROM: z.string().min(3, 'must be an e-mail address, with or without a name before it').optional(),
  TRUST_PROXY: proxyCountSetting(),
  /** Makes the first pictures in the background after the start; `npm start` sets it. */
  WARM_PICTURES: z.stringbool('must be true or false').default(false),
});

export type SiteSettings = z.infer<typeof siteSettingsSchema>;
