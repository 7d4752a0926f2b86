/** A text of 200,000 characters, in whatever script, with the other controls of a post. */
export const postFormLimits = { textBytes: 800_000, allTextBytes: 1_000_000, texts: 60 };

/** The same as a browser sends it: what is no plain letter takes three times its room. */
export const postBodyBytes = 3 * postFormLimits.allTextBytes;
