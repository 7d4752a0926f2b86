import type { Backups } from '@showroom/store/admin/backups';
import { countContent } from '@showroom/store/admin/list-content';
import { findSettings } from '@showroom/store/admin/save-settings';
import { findSecondFactor } from '@showroom/store/admin/second-factor';
import type { Session } from '@showroom/store/admin/sessions';
import { hasSentMail } from '@showroom/store/admin/test-letter';
import { listUntouchedSamples } from '@showroom/store/admin/untouched-samples';
import { findUser } from '@showroom/store/admin/users';
import { inStockProducts } from '@showroom/store/in-stock-products';
import type { Store } from '@showroom/store/open-store';
import { posts } from '@showroom/store/posts';
import { settingsGroups } from '@showroom/store/settings-groups';
import { backupPath } from '../backup/backup-path.ts';
import { mayUse } from '../session/access.ts';
import { MAIL_PATH } from '../settings/mail-test.ts';
import { formatCount } from '../shell/count-words.ts';
import { SAMPLES_PATH, type FirstStep } from './first-step.ts';

/** What makes a new showroom the owner's own, and what of it is done; null for who cannot do it, or once all is. */
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
      label: 'Say who you are',
      words: 'Name, telephone, e-mail, address: they stand on every page and in every letter.',
      path: '/admin/dashboard/settings#business',
      isDone: isAllTheirs(business.fields),
    },
    {
      label: 'Give the site your title, logo and colour',
      words: 'What search engines and browser tabs read, what stands in the head of every page, the colour of buttons.',
      path: '/admin/dashboard/settings#site',
      isDone: site.revision > 0,
    },
    {
      label: 'Put a product of yours on the shelf',
      words: 'With a price, a quantity and a picture it can be reserved at once.',
      path: '/admin/dashboard-pro/products/new',
      isDone: products > samplesOf(inStockProducts),
    },
    {
      label: 'Write a first post',
      words: 'A draft will do: nothing is public before you publish it.',
      path: '/admin/dashboard-pro/posts/new',
      isDone: written > samplesOf(posts),
    },
    {
      label: 'Give your e-mail address',
      words: 'A new password is sent there if you forget yours, and a warning if somebody changes your ways in.',
      path: '/admin/account',
      isDone: (user?.email ?? '') !== '',
    },
    {
      label: 'Ask for a code beside your password',
      words: 'An app on your phone shows it. A stolen password opens nothing then.',
      path: '/admin/account/second-factor',
      isDone: factor.state === 'on',
    },
    {
      label: 'Send a test letter',
      words: 'So that what visitors send reaches you, and they hear that it did.',
      path: MAIL_PATH,
      isDone: isMailTested,
    },
    {
      label: 'Make a first backup',
      words: 'Everything in one file, in a minute. From then on one is made every night.',
      path: backupPath,
      isDone: hasBackup,
    },
    {
      label: 'Take the samples off the site',
      words: `Everything that came with the site and is not yours: ${formatCount(samples.length)} of them ${samples.length === 1 ? 'is' : 'are'} public.`,
      path: SAMPLES_PATH,
      isDone: samples.length === 0,
    },
  ];
  return steps.every(({ isDone }) => isDone) ? null : steps;
}

type Business = (typeof settingsGroups.business)['empty'];

/** Whether nothing is left of the sample showroom: one that has its name alone would still be called at a number that nobody has. */
function isAllTheirs({ brand, phone, email, address }: Business): boolean {
  const sample = settingsGroups.business.empty;
  return (
    brand !== sample.brand &&
    phone.e164 !== sample.phone.e164 &&
    email !== sample.email &&
    address.street !== sample.address.street
  );
}
