import { fetchedPart } from '@showroom/ui/fetched-part';
import { useSyncExternalStore } from 'react';

// Visitors who cannot fetch it scroll by themselves.
const ScrollToTop = fetchedPart(async () => ({ default: (await import('@showroom/ui/scroll-to-top')).ScrollToTop }));

/** The way back up, fetched once the visitor has left the top. */
export function BackToTop() {
  const hasLeftTop = useSyncExternalStore(subscribeToScroll, isBelowTop, () => false);
  // Above the bar that some pages keep at the foot of a phone's screen.
  return hasLeftTop && <ScrollToTop className="max-md:[body:has([data-bottom-bar])_&]:-translate-y-18" />;
}

const isBelowTop = () => window.scrollY > 0;

function subscribeToScroll(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}
