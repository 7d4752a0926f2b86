import { LONGEST_DRAFT } from '@showroom/store/rules';

const OTHER_CONTROLS = 200_000;

/** The longest draft, in whatever script, with the other controls of a post. In bytes. */
export const postFormLimits = {
  textBytes: 4 * LONGEST_DRAFT,
  allTextBytes: 4 * LONGEST_DRAFT + OTHER_CONTROLS,
  texts: 60,
};

/** The same as a browser sends it: what is no plain letter takes three times its room. */
export const postBodyBytes = 3 * postFormLimits.allTextBytes;
