export const VERIFICATION_PATH = '/admin/dashboard/settings/verification';
/** The same, with a test of the keys. */
export const VERIFICATION_TRIAL_HREF = `${VERIFICATION_PATH}?try=1#try`;
