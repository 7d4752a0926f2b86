import type { Verdict } from '@showroom/store/admin';

/** What the service says about the secret, asked with a made-up token. */
export type SecretState = 'known' | 'unknown' | 'unreachable' | 'lost';

/** The hosts where the keys must work; the admin tests them on its own. */
export interface TrialHosts {
  readonly tried: string;
  readonly site: string;
}

export const secretWords: Readonly<Record<SecretState, string>> = {
  known: 'Secret key is valid.',
  unknown: 'Cloudflare doesn’t recognize this secret key. Copy it again',
  unreachable: 'Cloudflare didn’t respond. Until it does, requests come in without the check.',
  lost: 'Enter the secret key again: the saved one can’t be decrypted on this server',
};

/** The outcome of this browser’s token, for the owner. */
export function explainVerdict({ state }: Pick<Verdict, 'state'>, { tried, site }: TrialHosts): string {
  switch (state) {
    case 'proven':
      return `It works: the two keys belong together.${tried === site ? '' : ` This test ran on ${tried}; make sure ${site} is also one of the widget’s hostnames.`}`;
    case 'refused':
      return 'The keys don’t match: they belong to different Turnstile widgets.';
    case 'wrong-secret':
      return `${secretWords.unknown}.`;
    case 'unreachable':
      return secretWords.unreachable;
  }
}

/** Why the widget gave no token in this browser, by the service’s code. */
export function explainWidgetFault(code: string, { tried, site }: TrialHosts): string {
  // https://developers.cloudflare.com/turnstile/troubleshooting/client-side-errors/error-codes/
  if (['110100', '110110', '400020'].includes(code))
    return 'Cloudflare doesn’t recognize this site key. Copy it again.';
  if (code === '110200')
    return `Cloudflare doesn’t accept this site key on ${tried}. Add ${[...new Set([site, tried])].join(' and ')} to the widget’s hostnames.`;
  if (code === 'no-script')
    return 'Couldn’t load Cloudflare’s script. A browser extension or your network may be blocking it.';
  return `The check failed in this browser (Cloudflare error code ${code}).`;
}
