/** How far stone may stand out without support. */
export const freeOverhangIn = { '2cm': 6, '3cm': 12 } as const;
