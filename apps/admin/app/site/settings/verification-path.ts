/** Where the keys of the human verification are set and tried. */
export const VERIFICATION_PATH = '/admin/dashboard/settings/verification';
/** The same, with the keys being tried. */
export const VERIFICATION_TRIAL_HREF = `${VERIFICATION_PATH}?try=1#try`;
