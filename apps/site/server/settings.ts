import { z } from 'zod';

/**
 * The site's settings, by environment. Every one has a default that works on one machine.
 * `SITE_URL` is the address visitors use; canonical links, social cards and the origin check follow it.
 */
export const siteSettingsSchema = z.object({
  SITE_PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).optional(),
  DATABASE_URL: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_TO: z.email().optional(),
  MAIL_FROM: z.string().min(3).optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
});

export type SiteSettings = z.infer<typeof siteSettingsSchema>;
