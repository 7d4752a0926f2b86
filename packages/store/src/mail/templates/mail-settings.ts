import type { BusinessFacts } from '@showroom/catalog-data/business-facts';

/** What a template knows besides the lead, as it is at the time of sending. */
export interface MailSettings {
  facts: BusinessFacts;
  /** Where the owner's notices go. */
  mailTo: string;
  /** The origin of the admin, where one is known. */
  adminUrl?: string | undefined;
  /** The origin of the site, where one is known. */
  siteUrl?: string | undefined;
  /** The page that confirms the reservation that the email is about. */
  holdUrl?: string | undefined;
}
