// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub, redirect, useActionData } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { holdUploads } from '../../testing/hold-uploads.ts';
import BackupTab from './backup.route.tsx';
import { BACKUPS_PATH } from '../../frame/navigation/page-paths.ts';
import { toDownloadPath } from './backup-path.ts';
import { BackupPage, type BackupPageProps } from './backup-page.tsx';
import { dailyBackup, lockedBackup } from './sample-backups.ts';

type Problems = BackupPageProps['problems'];

/** The page, whose forms return these outcomes and then succeed. */
function openPage(...outcomes: Problems[]) {
  return openList([], ...outcomes);
}

function openList(backups: BackupPageProps['backups'], ...outcomes: Problems[]) {
  const Page = () => (
    <BackupPage
      backups={backups}
      isFolderUnreadable={false}
      sort={{ by: 'time', isDescending: true }}
      underWay={null}
      unreportedProblem={null}
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
const passphrases = () => {
  const [made, uploaded] = screen.getAllByLabelText('Passphrase');
  if (made === undefined || uploaded === undefined) throw new Error('Each form has one');
  return [made, uploaded] as const;
};

it('reports an invalid passphrase at its field, so that no one makes an unencrypted backup by accident', async () => {
  const user = openPage({ passphraseProblem: 'Use 12 characters or more' });
  await user.click(create());
  await screen.findByText('Use 12 characters or more');
  const [field] = passphrases();
  expect(field).toBeVisible();
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription(/Use 12 characters/);
});

it('clears the passphrase and closes its section after a backup, so that it doesn’t encrypt the next one', async () => {
  const user = openPage({ passphraseProblem: 'Use 12 characters or more' });
  await user.click(screen.getByText('Encrypt with a passphrase'));
  await user.type(passphrases()[0], 'short');
  await user.click(create());
  await screen.findByText('Use 12 characters or more');
  expect(passphrases()[0], 'stays for correction').toHaveValue('short');
  await user.type(passphrases()[0], ' and three words more');
  await user.click(create());
  await waitFor(() => expect(passphrases()[0]).toHaveValue(''));
  expect(passphrases()[0]).not.toBeVisible();
  await waitFor(() => expect(create()).toHaveFocus());
});

it('keeps a passphrase visible as long as it would encrypt the next backup', async () => {
  const user = openPage({ passphraseProblem: 'Use 12 characters or more' }, { uploadProblem: 'Choose a file first.' });
  const box = screen.getByText('Encrypt with a passphrase');
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

it('moves the focus to the passphrase that doesn’t open the upload, not to its file', async () => {
  const user = openPage({ uploadProblem: 'This passphrase does not open the backup.', isOfPassphrase: true });
  await user.click(upload());
  await screen.findByText('This passphrase does not open the backup.');
  const [, field] = passphrases();
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription(/does not open/);
  expect(screen.getByLabelText('Backup file')).not.toBeInvalid();
});

it('returns to the list without confirming, and to the requested download after it', async () => {
  const { name } = dailyBackup;
  const loader = ({ request }: { readonly request: Request }) => {
    const isWanted = new URL(request.url).searchParams.has('download');
    const confirmation = { fields: [], failure: null, passkeyOrigin: null };
    return {
      disk: { disks: [], role: 'owner' },
      backups: [lockedBackup, dailyBackup],
      isFolderUnreadable: false,
      sort: { by: 'time', isDescending: true },
      underWay: null,
      unreportedProblem: null,
      hasPassphrase: false,
      wanted: isWanted ? name : null,
      unconfirmed: isWanted ? { confirmation } : null,
    };
  };
  const Stub = createRoutesStub([
    { id: 'tab', path: BACKUPS_PATH, Component: BackupTab, loader, HydrateFallback: () => null },
  ]);
  render(<Stub initialEntries={[toDownloadPath(name)]} />);
  await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toHaveAttribute('href', `/admin/backups/${name}`));
});

const madeAt = (createdAt: string, name: string) => ({ ...dailyBackup, name, createdAt });

it('distinguishes backups of the same minute, also in link names', () => {
  openList([
    madeAt('2026-11-21T15:01:02.000Z', 'd'),
    madeAt('2026-11-21T15:00:41.000Z', 'c'),
    madeAt('2026-11-21T15:00:05.000Z', 'b'),
    madeAt('2026-11-21T15:00:05.000Z', 'a'),
  ]);
  const names = screen.getAllByRole('link', { name: /^Restore/ }).map((link) => link.textContent);
  expect(names).toEqual([
    'Restore the backup from Nov 21, 2026, 10:01 a.m.',
    'Restore the backup from Nov 21, 2026, 10:00:41 a.m.',
    'Restore the backup from Nov 21, 2026, 10:00:05 a.m. (2)',
    'Restore the backup from Nov 21, 2026, 10:00:05 a.m. (1)',
  ]);
});

it('shows upload progress, and reports a rejected upload at the control that can help', async () => {
  vi.stubGlobal('fetch', async () => new Response(''));
  const sent = holdUploads();
  const user = openPage();
  await user.upload(screen.getByLabelText('Backup file'), new File(['x'], 'mine.tar.age'));
  await user.click(upload());
  await expect.poll(() => sent.map(({ path }) => path)).toEqual(['/admin/backups/upload']);
  act(() => sent[0]?.leave(0.25));
  expect(screen.getByRole('progressbar', { name: 'Uploading mine.tar.age' })).toHaveValue(0.25);
  act(() => sent[0]?.leave(1));
  expect(screen.getByText('Checking…')).toBeVisible();
  await act(async () => sent[0]?.answer({ message: 'This passphrase does not open it.', isOfPassphrase: true }));
  expect(screen.queryByRole('progressbar')).toBeNull();
  const [, field] = passphrases();
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription(/does not open/);
  await user.click(upload());
  await expect.poll(() => sent.length).toBe(2);
  await act(async () => sent[1]?.answer('Sign in'));
  expect(await screen.findByText('Upload failed. Try again.')).toBeVisible();
});
