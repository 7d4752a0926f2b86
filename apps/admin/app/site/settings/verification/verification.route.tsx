import { VERIFICATION_TOKEN_FIELD, type Verification as WidgetKeys } from '@showroom/forms/verification-fields';
import {
  askVerificationService,
  findVerification,
  findVerificationSecret,
  deleteVerification,
  saveVerification,
  type Store,
} from '@showroom/store/admin';
import { CONTENT_SOURCES_HEADER } from '@showroom/web-server/content-security-policy';
import { data, type RouterContextProvider } from 'react-router-dom';
import { Confirming } from '../../../frame/confirmation/confirming.tsx';
import { runtimeContext, storeContext } from '../../../frame/session/request-context.ts';
import { allow } from '../../../frame/guard/allow.server.ts';
import { readForm } from '../../../frame/session/read-form.server.ts';
import { readText } from '../../../frame/session/read-text.ts';
import { requireSession } from '../../../frame/session/require-session.server.ts';
import { saveSealedForm } from '../save-sealed-form.server.ts';
import type { Route } from './+types/verification.route';
import { explainVerdict, type SecretState, type TrialHosts } from './explain-trial.ts';
import { VerificationPage, type VerificationOutcome } from './verification-page.tsx';
import { useLastAnswer } from '../../../frame/form/use-last-answer.ts';

export const middleware = [allow('settings')];

/** A made-up token: the service’s answer to it tells whether it knows the secret. */
const MADE_UP = 'made-up-to-try-the-secret';

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const store = args.context.get(storeContext);
  const { revision, kept = null } = await findVerification(store);
  if (kept === null || !args.url.searchParams.has('try')) return data({ revision, kept, trial: null });
  const { verificationUrl: service } = args.context.get(runtimeContext);
  const keys: WidgetKeys = { sitekey: kept.siteKey, service };
  const trial = { secret: await trySecret(store, service), keys, hosts: findHosts(args.context) };
  // Only this page shows the service’s widget.
  const sources = JSON.stringify({ 'script-src': [service], 'frame-src': [service] });
  return data({ revision, kept, trial }, { headers: { [CONTENT_SOURCES_HEADER]: sources } });
}

export async function action(args: Route.ActionArgs) {
  requireSession(args);
  const form = await readForm(args.request);
  if (form.get('intent') === 'try')
    return tryBoth(args.context.get(storeContext), readText(form, VERIFICATION_TOKEN_FIELD), args.context);
  const siteKey = readText(form, 'siteKey');
  return saveSealedForm(args, form, {
    secret: { name: 'secret-key', noun: 'secret key' },
    values: { siteKey },
    save: (transaction, { from, secret }) => saveVerification(transaction, { from, keys: { siteKey, secret } }),
    forget: deleteVerification,
    words: {
      saved: 'Saved. Now test the keys: with wrong keys, every form gets through unchecked.',
      forgotten: 'Keys removed. Your forms are no longer protected by Turnstile.',
    },
  });
}

async function trySecret(store: Store, serviceUrl: string): Promise<SecretState> {
  const secret = await findVerificationSecret(store);
  if (secret === undefined || secret === null) return 'lost';
  const { state } = await askVerificationService({ serviceUrl, secret, token: MADE_UP });
  if (state === 'wrong-secret') return 'unknown';
  return state === 'unreachable' ? 'unreachable' : 'known';
}

/** Verifies a token of the saved site key’s widget with the saved secret. */
async function tryBoth(
  store: Store,
  token: string,
  context: Readonly<RouterContextProvider>,
): Promise<VerificationOutcome> {
  const { verificationUrl: serviceUrl } = context.get(runtimeContext);
  const secret = await findVerificationSecret(store);
  const verdict =
    secret === undefined || secret === null
      ? ({ state: 'wrong-secret' } as const)
      : await askVerificationService({ serviceUrl, secret, token });
  return { ok: true, words: explainVerdict(verdict, findHosts(context)) };
}

function findHosts(context: Readonly<RouterContextProvider>): TrialHosts {
  const { adminUrl, siteUrl } = context.get(runtimeContext);
  return { tried: new URL(adminUrl).hostname, site: new URL(siteUrl).hostname };
}

/** The page also says when to try again, and what its test may load. */
export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  new Headers([...actionHeaders, ...loaderHeaders]);

export const meta: Route.MetaFunction = () => [{ title: 'Spam protection' }, { name: 'robots', content: 'noindex' }];

export default function Verification({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  return <Confirming sent={answer}>{(outcome) => <VerificationPage {...loaderData} outcome={outcome} />}</Confirming>;
}
