/** What the public site may import: opening the store, reading what is published, and saving what visitors send. */
export { addViews, type ViewSums } from './analytics/add-views.ts';
export { readFormTokenSecret } from './auth/app-secret.ts';
export { CommandError, runCommand } from './bin/run-command.ts';
export { areCommentsOpen, type CommentablePost } from './comments/comments-open.ts';
export { createComment } from './comments/create-comment.ts';
export { listApprovedComments, type ApprovedComment } from './comments/list-approved.ts';
export { contentVersion, findContentVersion } from './content/content-version.ts';
export { faqs, type Faq } from './content/kinds/faq.ts';
export { inStockProducts, type InStockProduct } from './content/kinds/in-stock-product.ts';
export { posts, type Post, type PostBrief } from './content/kinds/post.ts';
export { tags } from './content/kinds/tag.ts';
export { testimonials } from './content/kinds/testimonial.ts';
export { works, type Work } from './content/kinds/work.ts';
export { findPageWords } from './content/page-words/page-words.ts';
export { openPreview, type Preview } from './content/preview/open-preview.ts';
export {
  CONCERNED_PATH,
  hasPreviewTicket,
  readPreviewUrl,
  toDataPath,
  toPreviewPath,
} from './content/preview/preview-path.ts';
export { findPublishedNeighbours, listRelatedBriefs, listRelatedPublished } from './content/published/find-related.ts';
export { nextScheduledChange } from './content/published/next-scheduled-change.ts';
export {
  countPublished,
  countPublishedByCategory,
  findPublished,
  findPublishedByIds,
  listPublished,
  listPublishedBriefs,
  listPublishedPaths,
  type Published,
  type PublishedCursor,
  type PublishedPage,
} from './content/published/read-published.ts';
export { findRedirect, listActiveRedirects } from './content/redirects/find-redirect.ts';
export { leadMailSettings, readLeadMailSettings } from './content/settings/lead-mail-settings.ts';
export { sizeOfLogo } from './content/settings/logo-size.ts';
export { readBusinessFacts, readSettings } from './content/settings/read-business-facts.ts';
export { settingsGroups } from './content/settings/settings-groups.ts';
export { isDiskFull } from './database/database-errors.ts';
export { createLead, type NewLead, type NewLeadFile } from './leads/create-lead.ts';
export { LONGEST_SUBJECT, LONGEST_TEXT, replyTemplates, type ReplyTemplate } from './leads/replies/reply-templates.ts';
export { createFormToken, readFormToken } from './leads/spam/form-token.ts';
export { scoreSpam } from './leads/spam/spam.ts';
export { startOutbox, type Outbox } from './mail/outbox.ts';
export { isMailSetUp } from './mail/server/read-mail-server.ts';
export { findMediumMaster, type MediumMaster } from './media/find-medium-master.ts';
export { media, placeholderColourOf, type PublicMedium } from './media/medium.ts';
export { detectUploadType } from './media/uploads.ts';
export { openStore, StoreOpenError, systemActor, type Store } from './open-store.ts';
export { readPhoneNumber } from './phone/phone-number.server.ts';
export {
  confirmLinkedHold,
  createHoldLink,
  findLinkedHold,
  HOLD_LINK_PATH,
  type LinkedHold,
} from './stock/hold-link.ts';
export { findStocked, listStock, type StockedProduct } from './stock/list-stock.ts';
export { reservePiece, type ReserveResult } from './stock/reserve-piece.ts';
export { askVerificationService, type Verdict } from './verification/ask-service.ts';
export { findSiteKey, findVerificationSecret } from './verification/read-verification.ts';
