import type { BusinessFacts } from '@showroom/catalog-data/business-facts';

/** What a template knows besides the lead, as of sending. */
export interface MailSettings {
  facts: BusinessFacts;
  /** Recipient of the owner's notices. */
  mailTo: string;
  /** Origin of the admin, if known. */
  adminUrl?: string | undefined;
  /** Origin of the site, if known. */
  siteUrl?: string | undefined;
  /** The page that confirms the reservation. */
  holdUrl?: string | undefined;
}
