import {
  beginSecondFactor,
  confirmSecondFactor,
  findSecondFactor,
  readBusinessFacts,
  removeSecondFactor,
  renewBackupCodes,
  toTotpUri,
} from '@showroom/store/admin';
import { data } from 'react-router-dom';
import { askToConfirm } from '../../frame/confirmation/ask-to-confirm.server.ts';
import { Confirming } from '../../frame/confirmation/confirming.tsx';
import { storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { readForm } from '../../frame/session/read-form.server.ts';
import { readText } from '../../frame/session/read-text.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import type { Route } from './+types/second-factor.route';
import { toQrCode } from './qr-code.server.ts';
import { SecondFactorPage, type SecondFactorOutcome } from './second-factor-page.tsx';
import { useLastAnswer } from '../../frame/form/use-last-answer.ts';

export { loadAfterConflict as shouldRevalidate } from '../../frame/form/load-after-conflict.ts';

export const middleware = [allow('account')];

export async function loader(args: Route.LoaderArgs) {
  const { accountId, username, isConfirmed } = requireSession(args);
  const store = args.context.get(storeContext);
  const factor = await findSecondFactor(store, accountId);
  if (factor.state !== 'pending') return { factor };
  // Anyone who sees the secret could turn it on and lock the owner out: an unfinished setup is hidden and starts
  // again.
  if (!isConfirmed) return { factor: { state: 'off' } as const };
  const { brand } = await readBusinessFacts(store);
  const qrCode = toQrCode(toTotpUri({ secret: factor.secret, issuer: brand, label: username }));
  return { factor: { ...factor, qrCode } };
}

export async function action(args: Route.ActionArgs) {
  const { accountId, actor } = requireSession(args);
  const store = args.context.get(storeContext);
  const form = await readForm(args.request);
  const intent = form.get('intent');

  if (intent === 'cancel') {
    // Only an unfinished setup: turning it off needs confirmation.
    if ((await findSecondFactor(store, accountId)).state === 'pending') {
      await store.write({ actor }, (transaction) => removeSecondFactor(transaction, { accountId }));
    }
    return {} satisfies SecondFactorOutcome;
  }

  const asked = await askToConfirm(args, form);
  if (asked !== undefined) return asked;
  switch (intent) {
    case 'begin':
      await store.write({ actor }, (transaction) => beginSecondFactor(transaction, { accountId }));
      return {} satisfies SecondFactorOutcome;
    case 'confirm': {
      const code = readText(form, 'code');
      const backupCodes = await store.write({ actor }, (transaction) =>
        confirmSecondFactor(transaction, { accountId, code }),
      );
      if (backupCodes !== undefined) return { backupCodes } satisfies SecondFactorOutcome;
      if ((await findSecondFactor(store, accountId)).state === 'off') {
        const error = 'That QR code has expired. Start again.';
        return data({ failure: { error } } satisfies SecondFactorOutcome, { status: 409 });
      }
      const error =
        'That code didn’t work. Check that your phone’s clock is set automatically and enter the current code.';
      return data({ failure: { error } } satisfies SecondFactorOutcome, { status: 400 });
    }
    case 'renew-codes': {
      const backupCodes = await store.write({ actor }, (transaction) => renewBackupCodes(transaction, { accountId }));
      return (backupCodes ? { backupCodes, isRenewed: true } : {}) satisfies SecondFactorOutcome;
    }
    case 'off':
      await store.write({ actor }, (transaction) => removeSecondFactor(transaction, { accountId }));
      return {} satisfies SecondFactorOutcome;
    default:
      throw data('Something went wrong. Reload the page and try again.', { status: 400 });
  }
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = () => [
  { title: 'Two-step verification' },
  { name: 'robots', content: 'noindex' },
];

export default function SecondFactor({ actionData, loaderData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  return <Confirming sent={answer}>{(outcome) => <SecondFactorPage {...loaderData} outcome={outcome} />}</Confirming>;
}
