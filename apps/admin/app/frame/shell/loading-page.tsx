import { Spinner } from '@showroom/ui/spinner';
import { useNavigation } from 'react-router-dom';

/** A spinner while a slow page loads. A form’s button has its own. */
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
