import type { Verdict } from '@showroom/store/verification-service';

/** What the service says of the secret, asked with a proof that is made up. */
export type SecretState = 'known' | 'unknown' | 'unreachable' | 'lost';

/** Where the keys have to work: the back office tries them where it is itself. */
export interface TrialHosts {
  readonly tried: string;
  readonly site: string;
}

export const secretWords: Readonly<Record<SecretState, string>> = {
  known: 'The secret is right: the service knows it.',
  unknown: 'The service does not know this secret. Copy it again',
  unreachable: 'The service did not answer. Until it does, forms reach you without a proof, and say so.',
  lost: 'Type the secret again: the one that is kept cannot be opened on this machine',
};

/** What came of a proof that the widget made in this browser, in words for the owner. */
export function explainVerdict({ state }: Pick<Verdict, 'state'>, { tried, site }: TrialHosts): string {
  switch (state) {
    case 'proven':
      return `It works: both keys belong together.${tried === site ? '' : ` It was tried at ${tried}; see to it that ${site} is among the hostnames of the widget as well.`}`;
    case 'refused':
      return 'The service did not take what its own widget made a moment ago: the two keys belong to different widgets.';
    case 'wrong-secret':
      return `${secretWords.unknown}.`;
    case 'unreachable':
      return secretWords.unreachable;
  }
}

/** Why the widget makes no proof in this browser, by the code of the service. */
export function explainWidgetFault(code: string, { tried, site }: TrialHosts): string {
  // https://developers.cloudflare.com/turnstile/troubleshooting/client-side-errors/error-codes/
  if (['110100', '110110', '400020'].includes(code)) return 'The service does not know this site key. Copy it again.';
  if (code === '110200')
    return `The service does not take this site key at ${tried}. Add ${[...new Set([site, tried])].join(' and ')} to the hostnames of the widget.`;
  if (code === 'no-script')
    return 'The script of the service did not come: something between this browser and the service keeps it away.';
  return `The check did not succeed in this browser. The service gives the code ${code}.`;
}
