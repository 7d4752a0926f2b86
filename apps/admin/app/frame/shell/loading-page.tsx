import { Spinner } from '@showroom/ui/spinner';
import { useNavigation } from 'react-router-dom';

/** A spinner in the middle of the screen while a page is asked for that takes its time. The button of a form has its own. */
export function PageOnItsWay() {
  const { state, formMethod } = useNavigation();
  const isWaiting = state === 'loading' && formMethod === undefined;
  return (
    <div aria-live="polite" className="pointer-events-none fixed inset-0 z-30 grid place-items-center">
      {isWaiting && (
        <span className="page-on-its-way grid rounded-full border border-hairline bg-paper-raised p-3 text-spruce shadow-raised">
          <Spinner label="Loading page" className="size-7" />
        </span>
      )}
    </div>
  );
}
