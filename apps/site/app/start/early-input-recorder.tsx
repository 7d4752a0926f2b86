import { useNonce } from '@showroom/app-frame/nonce';
import { earlyInputScript } from 'virtual:early-input';

/** Records input before hydration, for `Hydrated` to repeat. Only the server renders the script. */
export function EarlyInputRecorder() {
  return (
    <script
      nonce={useNonce()}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? earlyInputScript : '' }}
    />
  );
}
