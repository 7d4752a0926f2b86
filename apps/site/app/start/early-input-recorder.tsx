import { useNonce } from '@showroom/app-frame/nonce';
import { earlyInputScript } from 'virtual:early-input';

/** Records what the visitor does before the page is hydrated; `Hydrated` repeats it. Only the server writes the script. */
export function EarlyInputRecorder() {
  return (
    <script
      nonce={useNonce()}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? earlyInputScript : '' }}
    />
  );
}
