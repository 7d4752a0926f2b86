/** What the admin may import: everything of the site, and what reads or changes what the owner sees. */
export * from './site.server.ts';
export { findSubjects, type Subject } from './activity/find-subjects.ts';
export { listActivity, type Activity } from './activity/list-activity.ts';
export { countByMonth } from './analytics/count-by-month.ts';
export {
  countMissed,
  countQuotes,
  countViews,
  countViewsBelow,
  listEmptySearches,
  listMissed,
  listSources,
  listTopPages,
  listViewsByDay,
  listViewsByMonth,
  type Counted,
} from './analytics/read-views.ts';
export {
  consumeAccountLink,
  createAccountLink,
  findLinkedAccount,
  setPasswordByLink,
  startPasswordReset,
  type NewAccountLink,
} from './auth/account-links.ts';
export { changePassword, ensureOwner, foldUsername, isOwnPassword, verifyCredentials } from './auth/accounts.ts';
export { readAppSecret } from './auth/app-secret.ts';
export { noteFailedSignIn, noteSignIn, noteSignOut, type AccessStep } from './auth/note-access.ts';
export {
  askForNewPasskey,
  askForPasskey,
  readPasskeyAnswer,
  verifyNewPasskey,
  verifyPasskey,
  type CreationOptions,
  type PasskeyAnswer,
  type RequestOptions,
} from './auth/passkeys/ceremonies.ts';
export {
  addPasskey,
  findPasskey,
  hasPasskeys,
  listPasskeys,
  removePasskeys,
  renamePasskey,
  usePasskey,
  type Passkey,
  type PasskeySummary,
} from './auth/passkeys/passkeys.ts';
export { findRelyingParty, type NoRelyingParty, type RelyingParty } from './auth/passkeys/relying-party.ts';
export {
  acceptSecondFactorCode,
  beginSecondFactor,
  confirmSecondFactor,
  findSecondFactor,
  removeSecondFactor,
  renewBackupCodes,
} from './auth/second-factor/second-factor.ts';
export { toTotpUri } from './auth/second-factor/totp.ts';
export {
  confirmSession,
  createSession,
  deleteAccountSessions,
  deleteSession,
  endSession,
  findSession,
  listSessions,
  SESSION_ABSOLUTE_MS,
  SESSION_CONFIRMED_MS,
  SESSION_IDLE_MS,
  type Session,
  type SessionSummary,
} from './auth/sessions.ts';
export { judgePasswordJob, loadPasswordWordsJob } from './auth/strength/judge-password-job.ts';
export {
  findPasswordFault,
  SHORTEST_PASSWORD,
  type JudgePassword,
  type NewPasswordFault,
} from './auth/strength/new-password.ts';
export {
  changePerson,
  changeUser,
  deleteUser,
  describeUserState,
  findUser,
  findUserConflict,
  inviteUser,
  listUsers,
  renewInvitation,
  setUserDisabled,
  type User,
  type UserFault,
  type UserFields,
  type UserResult,
} from './auth/users.ts';
export {
  BackupError,
  Backups,
  defaultBackupsDir,
  openBackups,
  type Backup,
  type BackupJob,
  type BackupSort,
  type JobFailure,
  type RecordCounts,
} from './backup/backups.ts';
export { prepareStore } from './bin/prepare-store.ts';
export {
  COMMENTS_PER_PAGE,
  countComments,
  countTrueComments,
  listComments,
  listDeletedComments,
} from './comments/list-comments.ts';
export { deleteComment, setCommentStatus, undeleteComment, type CommentOutcome } from './comments/moderate-comments.ts';
export {
  cancelSchedule,
  deleteContent,
  discardDraft,
  publish,
  restore,
  saveDraft,
  unpublish,
} from './content/editing/edit-content.ts';
export { restoreDeletedContent } from './content/editing/restore-deleted-content.ts';
export {
  listPublicPeriods,
  undoPublication,
  type PublicPeriod,
  type RestoredParts,
} from './content/editing/undo-publication.ts';
export type { Testimonial } from './content/kinds/testimonial.ts';
export {
  findContentState,
  findContentStateNear,
  listContentChanges,
  listPublishedStates,
} from './content/listing/content-history.ts';
export { countContentAt } from './content/listing/count-content-at.ts';
export { findContent } from './content/listing/find-content.ts';
export { findScheduledChange } from './content/listing/find-scheduled-change.ts';
export { listUses, type ContentUse } from './content/listing/find-uses.ts';
export {
  countContent,
  countContentByStatus,
  findBriefPage,
  findContentPage,
  listContent,
  type ContentFilter,
  type ContentSortKey,
} from './content/listing/list-content.ts';
export { listDeleted, type DeletedContent } from './content/listing/list-deleted.ts';
export { hasItsOwnWords, pageWordsLimits } from './content/page-words/page-words.ts';
export { findEditedPageWords, listPageWords, muteChecks, savePageWords } from './content/page-words/save-page-words.ts';
export {
  createPreviewTicket,
  PREVIEW_TICKET_MS,
  type PreviewSubject,
} from './content/preview/create-preview-ticket.ts';
export {
  deleteRedirect,
  findRedirectByPath,
  findPathsWithPage,
  listRedirects,
  restoreRedirect,
  saveRedirect,
  type Redirect,
} from './content/redirects/owner-redirects.ts';
export {
  deleteUntouchedSamples,
  findUntouchedSamples,
  listUntouchedSamples,
  restoreSamples,
} from './content/sample/untouched-samples.ts';
export { findSettings, saveSettings } from './content/settings/save-settings.ts';
export { ensureTags, findTag, listTags } from './content/tags/tags.ts';
export {
  watchDiskRoom,
  type DiskUse,
  type DiskWatch,
  type LowDisk,
  type ReadDiskRoom,
} from './disk-room/disk-watch.ts';
export { fillStore } from './fill-store.ts';
export {
  addLeadNote,
  deleteLead,
  markLeadRead,
  moveLeadsBack,
  retryFailedMails,
  setFollowUp,
  setLeadStatus,
  setLeadStatuses,
  setLeadSuspected,
  setLeadValue,
  type ChosenLead,
  type LeftLead,
  type MovedLead,
} from './leads/inbox/change-lead.ts';
export { deleteLeads, findLeadsToDelete, type LeadToDelete } from './leads/inbox/delete-leads.ts';
export { noteLeadsExport, streamLeadsCsv } from './leads/inbox/export-leads.ts';
export {
  findLead,
  findLeadFile,
  type Lead,
  type LeadFile,
  type LeadHold,
  type LeadMail,
  type LeadNote,
  type LeadReply,
} from './leads/inbox/find-lead.ts';
export { findLeadConflict, findLeadDeletion, type LastAction } from './leads/inbox/lead-conflict.ts';
export {
  findLeadNeighbours,
  listRelatedLeads,
  type LeadNeighbours,
  type RelatedLead,
} from './leads/inbox/lead-neighbours.ts';
export { findLeadPicture } from './leads/inbox/lead-picture.ts';
export {
  countLeadsByStatus,
  LEADS_PER_PAGE,
  listAnsweredLeads,
  listLeads,
  type AnsweredLead,
  type LeadPage,
  type LeadSummary,
} from './leads/inbox/list-leads.ts';
export { sumWonValue } from './leads/inbox/won-value.ts';
export { queueReply, type ReplyResult } from './leads/replies/queue-reply.ts';
export { countWaitingMails } from './mail/count-waiting-mails.ts';
export {
  countFailedMails,
  deleteFailedMail,
  listFailedMails,
  retryFailedMail,
  type FailedMail,
} from './mail/failed-mails.ts';
export { retryUnreadEmail, type RetryResult } from './mail/incoming/retry-unread-email.ts';
export { findMailboxReading, tryMailbox } from './mail/incoming/try-mailbox.ts';
export {
  countUnreadEmails,
  dismissUnreadEmail,
  listUnreadEmails,
  type UnreadEmail,
} from './mail/incoming/unread-emails.ts';
export { checkMailbox, watchMailbox } from './mail/incoming/watch-mailbox.ts';
export { queueEmail, type EmailMessage } from './mail/queue-email.ts';
export { explainMailFailure, type MailFault } from './mail/server/explain-mail-failure.ts';
export {
  findMailServer,
  deleteMailServer,
  saveMailServer,
  type MailServerUse,
  type SavedMailServer,
} from './mail/server/save-mail-server.ts';
export { findTestEmail, hasSentMail, queueTestEmail, type TestEmail } from './mail/test-email.ts';
export { maintainDiskReserve } from './maintain-disk-reserve.ts';
export { deleteMedium, describeMedium, restoreFormerPicture, restoreMedium } from './media/edit-media.ts';
export type { Medium } from './media/medium.ts';
export { replacePicture, uploadPicture, type UploadResult } from './media/upload-picture.ts';
export type { WriteTransaction } from './open-store.ts';
export { toPhoneHref } from './phone/phone-number.server.ts';
export { confirmHold } from './stock/confirm-hold.ts';
export {
  findVerification,
  deleteVerification,
  saveVerification,
  type SavedVerification,
} from './verification/save-verification.ts';
