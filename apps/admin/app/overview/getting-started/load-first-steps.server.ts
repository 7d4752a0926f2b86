import {
  countContent,
  findSecondFactor,
  findSettings,
  findUser,
  hasSentMail,
  inStockProducts,
  listUntouchedSamples,
  posts,
  settingsGroups,
  type Backups,
  type Session,
  type Store,
} from '@showroom/store/admin';
import { BACKUPS_PATH } from '../../frame/navigation/page-paths.ts';
import { mayUse } from '../../frame/session/access.ts';
import { MAIL_PATH } from '../../site/settings/mail-test.ts';
import { formatCount } from '../../frame/words/count-words.ts';
import { SAMPLES_PATH, type FirstStep } from './first-step.ts';

/** The first steps of a new showroom; null for users who can’t do them, or once all are done. */
export async function loadFirstSteps(
  store: Store,
  { accountId, role }: Pick<Session, 'accountId' | 'role'>,
  { hasBackup }: Pick<Backups, 'hasBackup'>,
): Promise<readonly FirstStep[] | null> {
  if (!mayUse(role, 'settings')) return null;
  const [business, site, user, factor, samples, products, written, isMailTested] = await Promise.all([
    findSettings(store, settingsGroups.business),
    findSettings(store, settingsGroups.site),
    findUser(store, accountId),
    findSecondFactor(store, accountId),
    listUntouchedSamples(store),
    countContent(store, inStockProducts),
    countContent(store, posts),
    hasSentMail(store),
  ]);
  const samplesOf = ({ name }: { readonly name: string }) => samples.filter(({ kind }) => kind === name).length;
  const steps: readonly FirstStep[] = [
    {
      label: 'Add your business details',
      words: 'Your name, phone, email and address appear on every page and in every email.',
      path: '/admin/dashboard/settings#business',
      isDone: isAllOwn(business.fields),
    },
    {
      label: 'Add your logo, site title and colour',
      words: 'Shown in Google results, browser tabs and the header of every page.',
      path: '/admin/dashboard/settings#site',
      isDone: site.revision > 0,
    },
    {
      label: 'Add your first product',
      words: 'Add a price, a quantity and a photo and customers can reserve it right away.',
      path: '/admin/dashboard-pro/products/new',
      isDone: products > samplesOf(inStockProducts),
    },
    {
      label: 'Write your first blog post',
      words: 'A draft is fine. Nothing goes live until you publish it.',
      path: '/admin/dashboard-pro/posts/new',
      isDone: written > samplesOf(posts),
    },
    {
      label: 'Add your email address',
      words: 'So you can reset your password, and we can warn you about changes to your sign-in.',
      path: '/admin/account',
      isDone: (user?.email ?? '') !== '',
    },
    {
      label: 'Turn on two-step verification',
      words: 'You’ll confirm each sign-in with a code from your phone, so a stolen password isn’t enough.',
      path: '/admin/account/second-factor',
      isDone: factor.state === 'on',
    },
    {
      label: 'Send a test email',
      words: 'Make sure leads reach you and customers get their confirmation.',
      path: MAIL_PATH,
      isDone: isMailTested,
    },
    {
      label: 'Make your first backup',
      words: 'Everything in one file. After that, it runs every night.',
      path: BACKUPS_PATH,
      isDone: hasBackup,
    },
    {
      label: 'Remove the sample content',
      words: `${samples.length === 1 ? '1 sample item is' : `${formatCount(samples.length)} sample items are`} left to remove or make your own.`,
      path: SAMPLES_PATH,
      isDone: samples.length === 0,
    },
  ];
  return steps.every(({ isDone }) => isDone) ? null : steps;
}

type Business = (typeof settingsGroups.business)['empty'];

/** Whether nothing of the sample business is left. A new name alone would leave a phone number that no one answers. */
function isAllOwn({ brand, phone, email, address }: Business): boolean {
  const sample = settingsGroups.business.empty;
  return (
    brand !== sample.brand &&
    phone.e164 !== sample.phone.e164 &&
    email !== sample.email &&
    address.street !== sample.address.street
  );
}
