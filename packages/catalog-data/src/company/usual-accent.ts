/** The showroom's own accent, of the theme: as long as the owner chooses no other. */
export const usualAccent = '#1f4a3e';
