import { commonSettings } from '@showroom/app-frame/settings';
import { originSetting, portSetting } from '@showroom/web-server/parse-env';
import { z } from 'zod';

/**
 * The site's settings, by environment. Every one has a default that works on one machine.
 * `SITE_URL` is the address visitors use; canonical links, social cards and the origin check follow it.
 */
export const settingsSchema = z.object({
  SITE_PORT: portSetting(3000),
  SITE_URL: originSetting().optional(),
  /** The admin's URL, for links in emails to the owner. */
  ADMIN_URL: originSetting().optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://user:password@mail.example.com:587' })
    .optional(),
  MAIL_TO: z.email('must be an email address').optional(),
  MAIL_FROM: z.string().min(3, 'must be an email address, with or without a name before it').optional(),
  /** Makes pictures in the background after the start; `npm start` sets it. */
  WARM_PICTURES: z.stringbool('must be true or false').default(false),
  /** Recompresses cached pages, a tenth of a second each; off in journeys. */
  SHRINK_PAGES: z.stringbool('must be true or false').default(true),
  ...commonSettings,
});

export type SiteSettings = z.infer<typeof settingsSchema>;

/** The origin that visitors use, without a trailing slash. */
export function findSiteUrl(settings: Pick<SiteSettings, 'SITE_URL' | 'HOST' | 'SITE_PORT'>): string {
  return (settings.SITE_URL ?? `http://${settings.HOST}:${settings.SITE_PORT}`).replace(/\/$/, '');
}
