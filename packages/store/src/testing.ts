/** For tests only. */
export { editedKinds } from './content/kinds/edited-kinds.ts';
export { judgePassword } from './auth/strength/judge-password.ts';
export { addAccount } from './testing/add-account.ts';
export { addOwner } from './testing/add-owner.ts';
export { createAuthenticator } from './testing/authenticator.ts';
export { dropTable } from './testing/drop-table.ts';
export { putEmptyStore } from './testing/empty-store.ts';
export { startMailServer, until } from './testing/mail-server.ts';
export { saveSampleResponse } from './testing/sample-response.ts';
export { useUpUploads } from './testing/use-up-uploads.ts';
