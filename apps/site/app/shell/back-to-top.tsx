import { lazy, Suspense, useSyncExternalStore } from 'react';

// Visitors who cannot fetch it (offline, a new version was put up since) scroll by themselves.
const ScrollToTop = lazy(() =>
  import('@showroom/ui/scroll-to-top').then(
    (part) => ({ default: part.ScrollToTop }),
    () => ({ default: () => null }),
  ),
);

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
