import type { BusinessFacts } from '@showroom/catalog-data/business-facts';
import type { EmailPicture } from '../composed-mail.ts';

/** What a template knows besides the lead, as of sending. */
export interface MailSettings {
  facts: BusinessFacts;
  /** Recipient of the owner's notices. */
  mailTo: string;
  /** Origin of the admin, if known. */
  adminUrl?: string | undefined;
  /** Origin of the site, if known. */
  siteUrl?: string | undefined;
  /** The picture of the room that came with the lead. */
  roomPicture?: EmailPicture | undefined;
  /** The page that confirms the reservation. */
  holdUrl?: string | undefined;
}
