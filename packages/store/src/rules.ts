/** Closed lists, limits and rules that need no database. A browser may import them. */
export { roleLabels, roles, type Role } from './auth/roles.ts';
export { LONGEST_COMMENT, LONGEST_COMMENT_NAME } from './comments/comment-limits.ts';
export {
  commentStatuses,
  commentStatusLabels,
  isCommentStatus,
  type CommentStatus,
} from './comments/comment-status.ts';
export {
  blogCategories,
  inStockCategories,
  LONGEST_ALT,
  LONGEST_DRAFT,
  neededFields,
  postCategories,
  postLengths,
  projectTypes,
  readTimeOf,
  stockStatuses,
  stockStatusOf,
  workCategories,
  workStatuses,
  type StockStatus,
} from './content/content-options.ts';
export { TRASH_DAYS } from './content/trash-days.ts';
export { pictureReferenceSchema, type PictureReference } from './content/kinds/picture-reference.ts';
export { findMediaIds, mediaIdsInText } from './content/media-ids.ts';
export { canEditVisually, findTextFault } from './content/text-limits.ts';
export { DATABASE_URL_RULE, findDatabaseKind } from './database-url.ts';
export { isDay } from './leads/lead-day.ts';
export {
  closedStatuses,
  isLeadStatus,
  leadStatuses,
  leadStatusLabels,
  pipelineStatuses,
  type LeadStatus,
} from './leads/lead-status.ts';
export { formatCents, parseDollars } from './leads/lead-value.ts';
export { fillTemplate, listOpenPlaces, placeholders, type PlaceholderValues } from './leads/replies/reply-template.ts';
export { SUSPECTED_FROM } from './leads/spam/spam.ts';
export {
  addDays,
  findShopInstant,
  formatShopDay,
  monthBefore,
  shopDayOf,
  startOfShopDay,
  toShopTime,
} from './shop-day.ts';
export { TURNSTILE_URL } from './verification/ask-service.ts';
