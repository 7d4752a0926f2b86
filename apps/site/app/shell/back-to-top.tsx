import { fetchedPart } from '@showroom/ui/fetched-part';
import { Suspense, useSyncExternalStore } from 'react';

// Visitors who cannot fetch it scroll by themselves.
const ScrollToTop = fetchedPart(async () => ({ default: (await import('@showroom/ui/scroll-to-top')).ScrollToTop }));

/** The way back up, fetched once the visitor has left the top. */
export function BackToTop() {
  const hasLeftTop = useSyncExternalStore(subscribeToScroll, isBelowTop, () => false);
  if (!hasLeftTop) return null;
  return (
    <Suspense fallback={null}>
      {/* Above the bar that some pages keep at the foot of a phone's screen. */}
      <ScrollToTop className="max-md:[body:has([data-bottom-bar])_&]:-translate-y-18" />
    </Suspense>
  );
}

const isBelowTop = () => window.scrollY > 0;

function subscribeToScroll(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}
