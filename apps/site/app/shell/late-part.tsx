import { Button } from '@showroom/ui/button';
import { lazy, Suspense, useState, type ComponentType } from 'react';

interface LatePartWords {
  /** Shown until the part is there: “Loading the 3D view…”. */
  readonly loading: string;
  /** What to say if it doesn’t come: “The 3D view couldn’t be loaded.” */
  readonly failed: string;
}

/**
 * A part of a page in a file of its own, fetched when it is first drawn. Where the file doesn’t come, a message says so, with a button
 * that fetches it again. An error while the part is drawn still reaches the page’s own error boundary.
 */
export function latePart<Props extends object>(
  fetchPart: () => Promise<{ readonly default: ComponentType<Props> }>,
  { loading, failed }: LatePartWords,
): ComponentType<Props> {
  const load = (onRetry: () => void) =>
    lazy(() =>
      fetchPart().catch((): { default: ComponentType<Props> } => ({
        default: () => <MissingPart message={failed} onRetry={onRetry} />,
      })),
    );

  return function LatePart(props: Props) {
    const [Part, setPart] = useState(start);
    function start() {
      return load(() => setPart(start));
    }
    return (
      <Suspense fallback={<p role="status">{loading}</p>}>
        <Part {...props} />
      </Suspense>
    );
  };
}

function MissingPart({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) {
  return (
    <div className="border-l-2 border-danger pl-4">
      <p role="alert">{message} Check your connection and try again. If that doesn’t help, reload the page.</p>
      <Button variant="secondary" size="small" className="mt-3" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
