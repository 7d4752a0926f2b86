/** The accent colour of the theme, unless the owner chooses another. */
export const usualAccent = '#1f4a3e';
