import serif from './fonts/serif.woff2?url';
import sansMedium from './fonts/sans-medium.woff2?url';
import sans from './fonts/sans.woff2?url';

/**
 * What the head of every page asks for ahead: all three faces, 32 KB together. On a line that brings one before the first paint they all
 * come, and one that came later would move the lines that are read already.
 */
export const faceLinks = [serif, sans, sansMedium].map((href) => ({
  rel: 'preload',
  href,
  as: 'font' as const,
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
}));
