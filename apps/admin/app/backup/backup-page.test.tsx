// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub, useActionData } from 'react-router-dom';
import { expect, it } from 'vitest';
import { BackupPage, type BackupPageProps } from './backup-page.tsx';

type Problems = BackupPageProps['problems'];

/** The page, whose forms come to what is given. */
function openPage(problems: Problems) {
  const Page = () => (
    <BackupPage
      backups={[]}
      isFolderUnreadable={false}
      sort={{ by: 'time', isDescending: true }}
      underWay={null}
      untoldProblem={null}
      hasPassphrase={false}
      problems={useActionData<Problems>() ?? {}}
    />
  );
  const Stub = createRoutesStub([{ path: '/', Component: Page, action: () => problems }]);
  render(<Stub />);
  return userEvent.setup();
}

const create = () => screen.getByRole('button', { name: 'Create Full Backup' });
const upload = () => screen.getByRole('button', { name: 'Restore from Backup' });
/** Of the backup that is made, and of the one to put back. */
const passphrases = () => screen.getAllByLabelText<HTMLInputElement>('Passphrase');

it('shows at its field what is wrong with a passphrase, so that nobody makes an open backup by pressing once more', async () => {
  const user = openPage({ passphraseProblem: 'Use 12 characters or more' });
  await user.click(create());
  await screen.findByText('Use 12 characters or more');
  const [field] = passphrases();
  expect(field).toBeVisible();
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/Use 12 characters/);
});

it('leads to the passphrase that does not open what was uploaded, and not to its file', async () => {
  const user = openPage({ uploadProblem: 'This passphrase does not open the backup.', isOfPassphrase: true });
  await user.click(upload());
  await screen.findByText('This passphrase does not open the backup.');
  const [, field] = passphrases();
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/does not open/);
  expect(screen.getByLabelText('The file of the backup')).not.toBeInvalid();
});
