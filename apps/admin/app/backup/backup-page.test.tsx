// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub, redirect, useActionData } from 'react-router-dom';
import { expect, it } from 'vitest';
import BackupTab from './backup.route.tsx';
import { backupPath, toDownloadPath } from './backup-path.ts';
import { BackupPage, type BackupPageProps } from './backup-page.tsx';
import { dailyBackup, lockedBackup } from './sample-backups.ts';

type Problems = BackupPageProps['problems'];

/** The page, whose forms come to what is given, one after the other; then they go through. */
function openPage(...outcomes: Problems[]) {
  return openList([], ...outcomes);
}

/** The same with backups. */
function openList(backups: BackupPageProps['backups'], ...outcomes: Problems[]) {
  const Page = () => (
    <BackupPage
      backups={backups}
      isFolderUnreadable={false}
      sort={{ by: 'time', isDescending: true }}
      underWay={null}
      untoldProblem={null}
      hasPassphrase={false}
      ready={null}
      problems={useActionData<Problems>() ?? {}}
    />
  );
  const Stub = createRoutesStub([{ path: '/', Component: Page, action: () => outcomes.shift() ?? redirect('/') }]);
  render(<Stub />);
  return userEvent.setup();
}

const create = () => screen.getByRole('button', { name: 'Create Full Backup' });
const upload = () => screen.getByRole('button', { name: 'Restore from Backup' });
/** Of the backup that is made, and of the one to put back. */
const passphrases = () => {
  const [made, uploaded] = screen.getAllByLabelText('Passphrase');
  if (made === undefined || uploaded === undefined) throw new Error('Each form has one');
  return [made, uploaded] as const;
};

it('shows at its field what is wrong with a passphrase, so that nobody makes an open backup by pressing once more', async () => {
  const user = openPage({ passphraseProblem: 'Use 12 characters or more' });
  await user.click(create());
  await screen.findByText('Use 12 characters or more');
  const [field] = passphrases();
  expect(field).toBeVisible();
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription(/Use 12 characters/);
});

it('has an empty passphrase in a closed box once a backup was made, so that it locks no other', async () => {
  const user = openPage({ passphraseProblem: 'Use 12 characters or more' });
  await user.click(screen.getByText('Lock it with a passphrase'));
  await user.type(passphrases()[0], 'short');
  await user.click(create());
  await screen.findByText('Use 12 characters or more');
  expect(passphrases()[0], 'to be gone on with').toHaveValue('short');
  await user.type(passphrases()[0], ' and three words more');
  await user.click(create());
  await waitFor(() => expect(passphrases()[0]).toHaveValue(''));
  expect(passphrases()[0]).not.toBeVisible();
  await waitFor(() => expect(create()).toHaveFocus());
});

it('keeps a passphrase in sight for as long as it would lock the next backup', async () => {
  const user = openPage({ passphraseProblem: 'Use 12 characters or more' }, { uploadProblem: 'Choose a file first.' });
  const box = screen.getByText('Lock it with a passphrase');
  await user.click(box);
  await user.type(passphrases()[0], 'short');
  await user.click(create());
  await screen.findByText('Use 12 characters or more');
  await user.click(upload());
  await screen.findByText('Choose a file first.');
  expect(passphrases()[0]).toHaveValue('short');
  expect(passphrases()[0]).toBeVisible();
  await user.click(box);
  await waitFor(() => expect(passphrases()[0]).toHaveFocus());
  expect(passphrases()[0]).toBeVisible();
  await user.clear(passphrases()[0]);
  await user.click(box);
  await waitFor(() => expect(passphrases()[0]).not.toBeVisible());
});

it('leads to the passphrase that does not open what was uploaded, and not to its file', async () => {
  const user = openPage({ uploadProblem: 'This passphrase does not open the backup.', isOfPassphrase: true });
  await user.click(upload());
  await screen.findByText('This passphrase does not open the backup.');
  const [, field] = passphrases();
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription(/does not open/);
  expect(screen.getByLabelText('The file of the backup')).not.toBeInvalid();
});

it('leads who does not say who it is back to the list, and to the backup whose download was asked for', async () => {
  const { name } = dailyBackup;
  const loader = ({ request }: { readonly request: Request }) => {
    const isWanted = new URL(request.url).searchParams.has('download');
    const confirmation = { fields: [], failure: null, passkeyOrigin: null };
    return {
      backups: [lockedBackup, dailyBackup],
      isFolderUnreadable: false,
      sort: { by: 'time', isDescending: true },
      underWay: null,
      untoldProblem: null,
      hasPassphrase: false,
      wanted: isWanted ? name : null,
      unconfirmed: isWanted ? { confirmation } : null,
    };
  };
  const Stub = createRoutesStub([
    { id: 'tab', path: backupPath, Component: BackupTab, loader, HydrateFallback: () => null },
  ]);
  render(<Stub initialEntries={[toDownloadPath(name)]} />);
  await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toHaveAttribute('href', `/admin/backups/${name}`));
});

const madeAt = (createdAt: string, name: string) => ({ ...dailyBackup, name, createdAt });

it('tells backups of one minute apart, also for who hears their links', () => {
  openList([
    madeAt('2026-11-21T15:01:02.000Z', 'd'),
    madeAt('2026-11-21T15:00:41.000Z', 'c'),
    madeAt('2026-11-21T15:00:05.000Z', 'b'),
    madeAt('2026-11-21T15:00:05.000Z', 'a'),
  ]);
  const names = screen.getAllByRole('link', { name: /^Restore/ }).map((link) => link.textContent);
  expect(names).toEqual([
    'Restore the backup of Nov 21, 2026, 10:01 a.m.',
    'Restore the backup of Nov 21, 2026, 10:00:41 a.m.',
    'Restore the backup of Nov 21, 2026, 10:00:05 a.m. (2)',
    'Restore the backup of Nov 21, 2026, 10:00:05 a.m. (1)',
  ]);
});
